import type { SearchRecord } from "../../../search/src/searchRecord.ts";
import type { DrawnEntry } from "../site/resolvePage.ts";
import { indexSidebars } from "../site/sidebarPlan.ts";
import type { Route, Site } from "../site/site.ts";

/** Everything search can find, from the same model as the pages: no record leads to a page that is not there. */
export function searchRecords({ routes, sidebars }: Pick<Site, "routes" | "sidebars">): SearchRecord[] {
  const found = routes.filter(({ head, view }) => !head.noindex && isFindable(view.kind));
  const homes = homesOfEntries(found);
  const trails = indexSidebars(sidebars);
  return found.flatMap((route) => pageRecords(route, aboutOf(route, trails), homes));
}

function isFindable(kind: Route["view"]["kind"]): boolean {
  return kind === "doc" || kind === "post" || kind === "category";
}

type Trails = ReturnType<typeof indexSidebars>;

/** What all records of a page have in common. */
type About = Pick<SearchRecord, "page" | "kind" | "origin" | "trail" | "title">;

function aboutOf(route: Route, trails: Trails): About {
  const { view, path } = route;
  return {
    page: path,
    kind: view.kind === "post" ? "blog" : "docs",
    origin: view.kind === "category" ? "list" : "text",
    trail: trailOf(route, trails),
    title: "heading" in view && view.heading ? view.heading : view.title,
  };
}

function pageRecords(route: Route, common: About, homes: ReadonlyMap<string, Route>): SearchRecord[] {
  const { view, entries, sections } = route;
  const isOwn = ({ anchor }: DrawnEntry) => anchor !== null && homes.get(anchor) === route;
  const under = (id: string | null) => entries.filter(({ section }) => section === id);
  const listed = (id: string | null) => ({
    names: under(id).flatMap((entry) => (entry.anchor === null || isOwn(entry) ? [] : [entry.name])),
    rows: under(id).flatMap(({ anchor, name, text }) => (anchor === null ? [`${name} ${text}`] : [])),
  });
  const own = (id: string | null) =>
    under(id)
      .filter(isOwn)
      .map(
        ({ anchor, name, text }): SearchRecord => ({
          ...common,
          origin: "entry",
          anchor,
          heading: name,
          text,
          names: [],
          phrases: [],
        }),
      );
  const record = (id: string | null, { heading, text, phrases }: SectionText): SearchRecord => {
    const { names, rows } = listed(id);
    // A section that is hardly more than a drawn table explains nothing.
    const origin = id !== null && rows.join("").length > text.length ? ("list" as const) : common.origin;
    return { ...common, origin, anchor: id, heading, text: [text, ...rows].join("\n"), names, phrases };
  };
  const intro = sections.find(({ id }) => id === null);
  const first = [view.description, intro?.text].filter(Boolean).join("\n");
  return [
    {
      ...record(null, { heading: null, text: first, phrases: intro?.phrases ?? [] }),
      ...(view.description ? { description: view.description } : {}),
    },
    ...own(null),
    ...sections.flatMap((section) =>
      section.id === null ? [] : [record(section.id, section), ...own(section.id)],
    ),
  ];
}

interface SectionText {
  heading: string | null;
  text: string;
  phrases: string[];
}

/** Labels above the page; posts stand below the blog's own name. */
function trailOf({ view }: Route, trails: Trails): string[] {
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
    .map((route) => ({ route, text: route.sections.reduce((sum, { text }) => sum + text.length, 0) }))
    .sort((one, other) => other.route.entries.length - one.route.entries.length || one.text - other.text);
  for (const { route } of lists) {
    for (const { anchor } of route.entries) if (anchor && !homes.has(anchor)) homes.set(anchor, route);
  }
  return homes;
}
