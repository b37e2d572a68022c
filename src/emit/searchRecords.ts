import { findTrail, type NavFile } from "../shared/nav.ts";
import type { SearchRecord } from "../shared/searchRecord.ts";
import type { DrawnEntry } from "../site/drawDirectives.ts";
import type { Route, Site } from "../site/site.ts";

/** Everything search can find, from the same model as the pages: no record leads to a page that is not there. */
export function searchRecords({ routes, sidebars }: Pick<Site, "routes" | "sidebars">): SearchRecord[] {
  const found = routes.filter(({ head, view }) => !head.noindex && isFindable(view.kind));
  const homes = homesOfEntries(found);
  return found.flatMap((route) => pageRecords(route, { homes, sidebars }));
}

function isFindable(kind: Route["view"]["kind"]): boolean {
  return kind === "doc" || kind === "post" || kind === "category";
}

interface Surroundings {
  homes: Map<string, Route>;
  sidebars: NavFile["sidebars"];
}

function pageRecords(route: Route, { homes, sidebars }: Surroundings): SearchRecord[] {
  const { view, path, entries } = route;
  const isOwn = ({ anchor }: DrawnEntry) => anchor !== null && homes.get(anchor) === route;
  const common = {
    page: path,
    kind: view.kind === "post" ? ("blog" as const) : ("docs" as const),
    origin: view.kind === "category" ? ("list" as const) : ("text" as const),
    trail: trailOf(route, sidebars),
    title: "heading" in view && view.heading ? view.heading : view.title,
  };
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
  const intro = route.sections.find(({ id }) => id === null);
  const first = [view.description, intro?.text].filter(Boolean).join("\n");
  return [
    {
      ...record(null, { heading: null, text: first, phrases: intro?.phrases ?? [] }),
      ...(view.description ? { description: view.description } : {}),
    },
    ...own(null),
    ...route.sections.flatMap((section) =>
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
function trailOf({ view }: Route, sidebars: NavFile["sidebars"]): string[] {
  if (view.kind === "post") return ["Blog"];
  if (view.kind !== "doc" && view.kind !== "category") return [];
  const items = view.sidebar ? sidebars[view.sidebar] : undefined;
  const trail = items ? (findTrail(items, view.path) ?? []) : [];
  return trail.filter(({ href }) => href !== view.path).map(({ label }) => label);
}

/** Several pages may draw an entry. Its record belongs to the one that draws most and says least: the reference. */
function homesOfEntries(routes: Route[]): Map<string, Route> {
  const homes = new Map<string, Route>();
  const textOf = ({ sections }: Route) => sections.reduce((sum, { text }) => sum + text.length, 0);
  const lists = routes
    .filter(({ entries }) => entries.length > 0)
    .sort((left, right) => right.entries.length - left.entries.length || textOf(left) - textOf(right));
  for (const route of lists) {
    for (const { anchor } of route.entries) {
      if (anchor !== null && !homes.has(anchor)) homes.set(anchor, route);
    }
  }
  return homes;
}
