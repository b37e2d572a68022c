import type { PageView } from "./page.ts";

/**
 * The same view with other article HTML, piece by piece in the order in which the page shows them. A document carries
 * its view without it, and the browser puts it back from the document's own text.
 */
export function replaceArticles(view: PageView, replace: (html: string) => string): PageView {
  if (view.kind === "postList") {
    return {
      ...view,
      posts: view.posts.map((post) => ({ ...post, excerptHtml: replace(post.excerptHtml) })),
    };
  }
  return "html" in view ? { ...view, html: replace(view.html) } : view;
}
