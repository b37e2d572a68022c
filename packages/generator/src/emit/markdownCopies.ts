import type { Link } from "../shared/nav.ts";
import type { CategoryCard, PageView } from "../shared/page.ts";
import { keyToMarkdown, pathToKey } from "../shared/url.ts";
import type { SiteVersion } from "../site/docs/describeVersion.ts";
import type { Route, Site } from "../site/site.ts";
import { divide, markdownPieces } from "./shortFiles.ts";
import { type OutputFile, SITE_FILES } from "./siteFiles.ts";

type ToUrl = (path: string) => string;

/** Returns the Markdown copies of pages, at the page's address with `.md`; long ones go on in `.2.md`. */
export function markdownCopies({ routes, versions }: Site, toUrl: ToUrl): OutputFile[] {
  return routes.flatMap((route) => {
    const { path, markdown, questions, view } = route;
    const content = markdown ?? listMarkdown(view, toUrl);
    if (content === null) return [];
    const version = versions.find(({ name }) => name === route.version);
    const latest = versions.find(({ isLast }) => isLast);
    const parts = divide(markdownPieces(content + askedAs(questions)));
    const file = keyToMarkdown(pathToKey(path));
    const fileOf = (at: number) => (at === 0 ? file : file.replace(/md$/, `${at + 1}.md`));
    return parts.map((pieces, at) => {
      const place = parts.length > 1 ? `This is part ${at + 1} of ${parts.length}.` : "";
      const next = at + 1 < parts.length ? [`> Continued in ${toUrl(`/${fileOf(at + 1)}`)}\n`] : [];
      const lines = [
        frontMatter(route, version, toUrl),
        pointer(version, latest, { place, toUrl }),
        ...pieces,
        ...next,
      ];
      return { path: fileOf(at), content: lines.join("\n") };
    });
  });
}

function frontMatter({ path, view, head }: Route, version: SiteVersion | undefined, toUrl: ToUrl): string {
  const facts = {
    title: view.title,
    description: view.description,
    canonical: toUrl(path),
    version: version?.name,
    release: version?.release,
    published: head.published,
    updated: head.modified,
  };
  const lines = Object.entries(facts).flatMap(([key, value]) =>
    value ? [`${key}: ${JSON.stringify(value)}\n`] : [],
  );
  return `---\n${lines.join("")}---\n`;
}

/** The line that tells what a copy found by itself describes, and where everything else is listed. */
function pointer(
  version: SiteVersion | undefined,
  latest: SiteVersion | undefined,
  { place, toUrl }: { place: string; toUrl: ToUrl },
): string {
  const described = version?.release && `This page describes ${version.release}.`;
  const current =
    latest?.release &&
    version !== latest &&
    version?.banner !== "none" &&
    `The current documentation describes ${latest.release}.`;
  const outline = `All pages are listed in ${toUrl(`/${SITE_FILES.outline}`)}`;
  return `> ${[described, current, place, outline].filter(Boolean).join(" ")}\n`;
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

type ListItem = [label: string, path: string, about: string];

const untold = ({ label, href }: Link): ListItem => [label, href, ""];

function listBlocks(view: PageView, toUrl: ToUrl): string[] | null {
  switch (view.kind) {
    case "category":
      return [
        view.cards.map(listCard).join("\n"),
        view.tasks.length > 0 ? `## Most wanted\n\n${list(view.tasks.map(untold))}` : "",
      ];
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

  function listCard({ label, href, description, links }: CategoryCard): string {
    const inside = links.length > 0 ? `\n${list(links.map(untold)).replace(/^/gm, "  ")}` : "";
    return list([[label, href, description]]) + inside;
  }

  function list(items: ListItem[]): string {
    return items
      .map(([label, path, about]) => `- [${label}](${toUrl(path)})${about && `: ${about}`}`)
      .join("\n");
  }
}
