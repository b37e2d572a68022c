import type { PageView } from "../shared/page.ts";
import { keyToMarkdown, pathToKey } from "../shared/url.ts";
import type { Route } from "../site/site.ts";
import type { OutputFile } from "./outputFile.ts";

type ToUrl = (path: string) => string;

/** Returns the Markdown copies of pages, at the page's address with `.md`. */
export function markdownCopies(routes: Route[], toUrl: ToUrl): OutputFile[] {
  return routes.flatMap(({ path, markdown, questions, view }) => {
    const content = markdown ?? listMarkdown(view, toUrl);
    return content === null
      ? []
      : [{ path: keyToMarkdown(pathToKey(path)), content: content + askedAs(questions) }];
  });
}

/** Appends the page's questions, by which retrieval systems can match it to a query. */
function askedAs(questions: Route["questions"]): string {
  return questions.length === 0
    ? ""
    : `\n---\n\nAsked as:\n\n${questions.map(({ ask }) => `- ${ask}`).join("\n")}\n`;
}

/** Returns the Markdown of a list page; null for pages without content of their own. */
function listMarkdown(view: PageView, toUrl: ToUrl): string | null {
  const blocks = listBlocks(view, toUrl);
  if (blocks === null) return null;
  return `${[`# ${"heading" in view && view.heading ? view.heading : view.title}`, view.description, ...blocks].filter(Boolean).join("\n\n")}\n`;
}

function listBlocks(view: PageView, toUrl: ToUrl): string[] | null {
  switch (view.kind) {
    case "category":
      return [list(view.cards.map(({ label, href, description }) => [label, href, description]))];
    case "postList":
      return [
        list(view.posts.map((post) => [post.title, post.path, `${post.dateLabel}. ${post.description}`])),
        view.olderHref === null ? "" : `[Older posts](${toUrl(view.olderHref)})`,
      ];
    case "tags": {
      const tags = view.groups.flatMap((group) => group.tags);
      return [list(tags.map(({ label, href, count }) => [label, href, String(count)]))];
    }
    case "archive":
      return view.years.map(
        ({ year, posts }) =>
          `## ${year}\n\n${list(posts.map(({ title, href, dateLabel }) => [title, href, dateLabel]))}`,
      );
    default:
      return null;
  }

  function list(items: [label: string, path: string, about: string][]): string {
    return items
      .map(([label, path, about]) => `- [${label}](${toUrl(path)})${about && `: ${about}`}`)
      .join("\n");
  }
}
