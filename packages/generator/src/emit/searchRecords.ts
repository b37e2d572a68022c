import type { EntryRecord, PageRecord, SectionRecord } from "@docs/search";
import type { PageKind } from "../shared/page.ts";
import { withBase } from "../shared/url.ts";
import type { DrawnEntry } from "../site/resolvePage.ts";
import { LEADS_ON, type Route, type Site } from "../site/site.ts";

const FINDABLE: PageKind[] = ["doc", "post", "category"];

/** Returns the search records of a version's pages, derived from the same model; posts are found with the last version. */
export function searchRecords(
  { routes, versions }: Pick<Site, "routes" | "versions">,
  version = versions.find(({ isLast }) => isLast),
): PageRecord[] {
  const findable = routes.filter((route) => {
    const isOwn = route.version === null ? version?.isLast : route.version === version?.name;
    return isOwn && route.view.status !== "unlisted" && FINDABLE.includes(route.view.kind);
  });
  const homes = homesOfEntries(findable);
  return findable.map((route) => pageRecord(route, homes));
}

function pageRecord(route: Route, homes: Map<string, Route>): PageRecord {
  const { view, path, entries, questions } = route;
  const sections = route.sections.filter(({ heading }) => !LEADS_ON.test(heading));
  const isOwn = ({ anchor }: DrawnEntry) => anchor !== null && homes.get(anchor) === route;
  const drawn = (id: string | null) => entries.filter((entry) => entry.section === id && !isOwn(entry));
  return {
    version: route.version,
    route: withBase("/", path),
    kind: view.kind === "post" ? "blog" : view.kind === "category" || isReference(route) ? "list" : "docs",
    title: "heading" in view && view.heading ? view.heading : view.title,
    labels: labelsOf(route),
    description: view.description,
    questions,
    sections: sections.map(
      ({ id, heading, text, phrases, symptoms }): SectionRecord => ({
        id,
        heading,
        text: [text, ...drawn(id).map(drawnText)].join("\n"),
        messages: [...phrases, ...quotedIn(heading)],
        symptoms,
      }),
    ),
    entries: entries.flatMap((entry): EntryRecord[] =>
      entry.anchor !== null && isOwn(entry)
        ? [{ id: entry.anchor, kind: entry.kind, name: entry.name, text: entry.text }]
        : [],
    ),
  };
}

/** Returns the replies and errors that a heading quotes. */
function quotedIn(heading: string): string[] {
  return Array.from(heading.matchAll(/["“](.+?)["”]/g), ([, quoted = ""]) => quoted);
}

/** True for a page that is mostly a list of entries. */
function isReference(route: Route): boolean {
  return route.entries.length > 0 && textLength(route) < 400;
}

function textLength({ sections }: Route): number {
  return sections.reduce((sum, { text }) => sum + text.length, 0);
}

/** An entry has its own record on its home page, so its name is enough here; a table row has none. */
function drawnText({ anchor, name, text }: DrawnEntry): string {
  return anchor === null ? `${name} ${text}` : name;
}

/** Returns the labels of the categories around a page. */
function labelsOf({ view }: Route): string[] {
  if (view.kind === "post") return ["Blog"];
  const isInSidebar = (view.kind === "doc" || view.kind === "category") && view.sidebar !== null;
  return isInSidebar ? view.breadcrumbs.map(({ label }) => label) : [];
}

/** Picks the page that an entry's record belongs to: of those that show it, the one with most entries and least text. */
function homesOfEntries(routes: Route[]): Map<string, Route> {
  const homes = new Map<string, Route>();
  const lists = routes
    .filter(({ entries }) => entries.length > 0)
    .map((route) => ({ route, text: textLength(route) }))
    .sort((one, other) => other.route.entries.length - one.route.entries.length || one.text - other.text);
  for (const { route } of lists) {
    for (const { anchor } of route.entries) if (anchor && !homes.has(anchor)) homes.set(anchor, route);
  }
  return homes;
}
