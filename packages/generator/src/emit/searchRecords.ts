import type { SearchRecord } from "../../../search/src/searchRecord.ts";
import type { DrawnEntry } from "../site/drawDirectives.ts";
import type { Listing } from "../site/resolvePage.ts";
import { indexSidebars } from "../site/sidebarPlan.ts";
import type { Route, Site } from "../site/site.ts";

/** What search can find of one page. */
export interface SearchPage {
  place: SearchPlace;
  /** Names all that its records are made of. */
  key: string;
  records(): SearchRecord[];
}

/** What the rest of the site decides about the records of a page. */
export interface SearchPlace {
  about: About;
  /** Anchors of the entries whose record is this page's. */
  own: string[];
}

/** What the page itself says. */
export type SearchedRoute = Pick<Route, "sourceKey" | "entries" | "sections"> & {
  view: Pick<Route["view"], "description">;
};

/** Everything search can find, from the same model as the pages: no record leads to a page that is not there. */
export function searchPages({ routes, sidebars }: Pick<Site, "routes" | "sidebars">): SearchPage[] {
  const found = routes.filter(({ head, view }) => !head.noindex && isFindable(view.kind));
  const homes = homesOfEntries(found);
  const trails = indexSidebars(sidebars);
  return found.map((route) => {
    const own = route.listing.anchors.filter((anchor) => homes.get(anchor) === route);
    return searchPage(route, { about: aboutOf(route, trails), own });
  });
}

export function searchPage(route: SearchedRoute, place: SearchPlace): SearchPage {
  const key = JSON.stringify([route.sourceKey, place.about, route.view.description, place.own]);
  return { place, key, records: () => pageRecords(route, place) };
}

export function searchRecords(site: Pick<Site, "routes" | "sidebars">): SearchRecord[] {
  return searchPages(site).flatMap(({ records }) => records());
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

function pageRecords(
  { view, entries, sections }: SearchedRoute,
  { about: common, own: ownAnchors }: SearchPlace,
): SearchRecord[] {
  const homed = new Set<string | null>(ownAnchors);
  const isOwn = ({ anchor }: DrawnEntry) => anchor !== null && homed.has(anchor);
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

/** Negative where the first of two pages is rather the home of what both of them draw. */
export function compareListings(one: Listing, other: Listing): number {
  return other.entries - one.entries || one.textLength - other.textLength;
}

/** Several pages may draw an entry. Its record belongs to the one that draws most and says least: the reference. */
function homesOfEntries(routes: Route[]): Map<string, Route> {
  const homes = new Map<string, Route>();
  const lists = routes
    .filter(({ listing }) => listing.entries > 0)
    .sort((one, other) => compareListings(one.listing, other.listing));
  for (const route of lists) {
    for (const anchor of route.listing.anchors) if (!homes.has(anchor)) homes.set(anchor, route);
  }
  return homes;
}
