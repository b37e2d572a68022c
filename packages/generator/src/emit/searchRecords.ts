import type { EntryRecord, PageRecord, SectionRecord } from "@docs/search";
import type { PageKind } from "../shared/page.ts";
import { indexSidebars } from "../site/docs/sidebarPlan.ts";
import type { DrawnEntry } from "../site/resolvePage.ts";
import type { Route, Site } from "../site/site.ts";

const FINDABLE: PageKind[] = ["doc", "post", "category"];

/** Everything search can find, from the same model as the pages: no record leads to a page that is not there. */
export function searchRecords({ routes, sidebars }: Pick<Site, "routes" | "sidebars">): PageRecord[] {
  const found = routes.filter(({ head, view }) => !head.noindex && FINDABLE.includes(view.kind));
  const homes = homesOfEntries(found);
  const trails = indexSidebars(sidebars);
  return found.map((route) => pageRecord(route, homes, labelsOf(route, trails)));
}

function pageRecord(route: Route, homes: Map<string, Route>, labels: string[]): PageRecord {
  const { view, path, entries, sections, questions } = route;
  const isOwn = ({ anchor }: DrawnEntry) => anchor !== null && homes.get(anchor) === route;
  const drawn = (id: string | null) => entries.filter((entry) => entry.section === id && !isOwn(entry));
  return {
    route: path,
    kind: view.kind === "post" ? "blog" : view.kind === "category" || isReference(route) ? "list" : "docs",
    title: "heading" in view && view.heading ? view.heading : view.title,
    labels,
    description: view.description,
    questions,
    sections: sections.map(
      ({ id, heading, text, phrases }): SectionRecord => ({
        id,
        heading,
        text: [text, ...drawn(id).map(drawnText)].join("\n"),
        messages: phrases,
      }),
    ),
    entries: entries.flatMap((entry): EntryRecord[] =>
      entry.anchor !== null && isOwn(entry)
        ? [{ id: entry.anchor, kind: entry.kind, name: entry.name, text: entry.text }]
        : [],
    ),
  };
}

/** A page that is hardly more than a list of entries explains nothing. */
function isReference(route: Route): boolean {
  return route.entries.length > 10 && textLength(route) < 400;
}

function textLength({ sections }: Route): number {
  return sections.reduce((sum, { text }) => sum + text.length, 0);
}

/** Of an entry that has a record elsewhere the name is enough; a row of a table is found nowhere else. */
function drawnText({ anchor, name, text }: DrawnEntry): string {
  return anchor === null ? `${name} ${text}` : name;
}

/** Names of what the page stands in; posts stand in the blog. */
function labelsOf({ view }: Route, trails: ReturnType<typeof indexSidebars>): string[] {
  if (view.kind === "post") return ["Blog"];
  if (view.kind !== "doc" && view.kind !== "category") return [];
  const trail = trails.get(view.sidebar ?? "")?.get(view.path) ?? [];
  return trail.filter(({ href }) => href !== view.path).map(({ label }) => label);
}

/** Several pages may draw an entry. Its record belongs to the one that draws most and says least: the reference. */
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
