import type { PageView } from "../shared/page.ts";
import { keyToMarkdown, pathToKey } from "../shared/url.ts";
import type { Route } from "../site/site.ts";
import type { OutputFile } from "./outputFile.ts";

type ToUrl = (path: string) => string;

/** Every page that has something to read as Markdown, at the page's address with `.md`. */
export function markdownCopies(routes: Route[], toUrl: ToUrl): OutputFile[] {
  return routes.flatMap((route) => {
    const content = markdownOf(route, toUrl);
    return content === null ? [] : [{ path: keyToMarkdown(pathToKey(route.path)), content }];
  });
}

/** The plain copy of one page; null where it has none. */
export function markdownOf({ markdown, view }: Route, toUrl: ToUrl): string | null {
  return markdown ?? listMarkdown(view, toUrl);
}

/** A page that only leads to others; null for what has neither text nor links of its own. */
function listMarkdown(view: PageView, toUrl: ToUrl): string | null {
  const blocks = listBlocks(view, toUrl);
  if (blocks === null) return null;
  return `${[`# ${view.title}`, view.description, ...blocks].filter(Boolean).join("\n\n")}\n`;
}

function listBlocks(view: PageView, toUrl: ToUrl): string[] | null {
  switch (view.kind) {
    case "category":
      return [list(view.cards.map(({ label, href, description }) => [label, href, description]))];
    case "postList":
      return [
        list(
          view.posts.map(({ title, path, dateLabel, description }) => [
            title,
            path,
            `${dateLabel}. ${description}`,
          ]),
        ),
        view.olderHref === null ? "" : `[Older posts](${toUrl(view.olderHref)})`,
      ];
    case "tags":
      return [
        list(
          view.groups.flatMap(({ tags }) =>
            tags.map(({ label, href, count }) => [label, href, String(count)]),
          ),
        ),
      ];
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
