import { groupBy } from "../../shared/groupBy.ts";
import type { Counterpart } from "../../shared/page.ts";
import { pathToKey } from "../../shared/url.ts";
import type { Route } from "../site.ts";
import type { SiteVersion } from "./describeVersion.ts";
import type { Docs } from "./planDocs.ts";

/** Adds to each page of the docs where it is in the other versions; nothing if there is only one. */
export function withCounterparts(routes: Route[], plans: Docs[], versions: SiteVersion[]): Route[] {
  if (versions.length < 2) return routes;
  const places = plans.map((plan, at) => indexVersion(plan, versions[at], routes));
  const placeOf = new Map(places.map((place) => [place.version.name, place]));
  return routes.map((route) => {
    const here = placeOf.get(route.version ?? "");
    if (!here) return route;
    const elsewhere = places.filter((there) => there !== here).map((there) => find(route, here, there));
    const inLastVersion = elsewhere.find(({ version }) => placeOf.get(version)?.version.isLast);
    const { banner, noIndex } = here.version;
    // Search engines show the page of the version that is read, instead of both.
    const canonical = banner === "unmaintained" && inLastVersion?.at === "page" ? inLastVersion.href : null;
    return {
      ...route,
      view: { ...route.view, elsewhere },
      head: { ...route.head, canonical, noindex: route.head.noindex || noIndex },
      inSitemap: route.inSitemap && !noIndex && canonical === null,
    };
  });
}

type Place = ReturnType<typeof indexVersion>;

/** Indexes the pages of a version by what is the same in the others: ids, and paths below the version's own. */
function indexVersion({ docs }: Docs, version: SiteVersion | undefined, routes: Route[]) {
  if (!version) throw new Error("Each plan has a version.");
  const ofVersion = routes.filter((route) => route.version === version.name);
  const written = new Set(ofVersion.map(({ path }) => path));
  const published = docs.filter(({ path }) => written.has(path));
  const ids = published.map(({ id, path }) => [id, path] as const);
  const formerIds = published.flatMap(({ frontMatter: { formerId = [] }, path }) =>
    [formerId].flat().map((id) => [id, path] as const),
  );
  return {
    version,
    /** A page that is there today takes precedence over one that was there. */
    pathById: new Map([...formerIds, ...ids]),
    idsByPath: groupBy([...ids, ...formerIds], ([, path]) => path),
    pathByKey: new Map(ofVersion.map(({ path }) => [keyBelow(version.path, path), path])),
  };
}

/** Finds the page, the closest page around it, or the main page. */
function find({ path }: Route, here: Place, there: Place): Counterpart {
  const { name: version, mainPath } = there.version;
  const ids = here.idsByPath.get(path)?.map(([id]) => id) ?? [];
  const sameId = ids.map((id) => there.pathById.get(id)).find((href) => href !== undefined);
  const key = keyBelow(here.version.path, path);
  const same = sameId ?? there.pathByKey.get(key);
  if (same !== undefined) return { version, href: same, at: "page" };
  for (let at = key.lastIndexOf("/"); at > 0; at = key.lastIndexOf("/", at - 1)) {
    const folder = key.slice(0, at);
    const above = there.pathByKey.get(folder) ?? there.pathByKey.get(`${folder}/overview`);
    if (above !== undefined) return { version, href: above, at: "above" };
  }
  return { version, href: mainPath, at: "main" };
}

function keyBelow(versionPath: string, path: string): string {
  return pathToKey(path.slice(versionPath.length));
}
