import type { PageView } from "./page.ts";

/**
 * Replaces the article HTML of a view, in document order. A document's data omits it, and the browser restores it from
 * the document itself.
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
