import type { Version } from "../../content/readVersions.ts";
import type { NavFile } from "../../shared/nav.ts";
import { joinPath } from "../../shared/url.ts";
import type { Route } from "../site.ts";
import type { Docs } from "./planDocs.ts";

/** A version of the docs as data: what it is, its documents and sidebars. */
export interface SiteVersion extends Omit<Version, "mainDocId"> {
  /** The id of its main document; null without documents. */
  mainDocId: string | null;
  /** The path of its landing page, or of its main document. */
  mainPath: string;
  docs: { id: string; path: string; sidebar: string | null }[];
  draftIds: string[];
  sidebars: NavFile["sidebars"];
}

export function describeVersion(plan: Docs, routes: Pick<Route, "path">[]): SiteVersion {
  const { listed, sidebars, drafts, docs, problems, ...version } = plan;
  const [first] = sidebars.flatMap(({ pages }) => pages);
  const main =
    listed.find(({ id }) => id === version.mainDocId) ??
    listed.find(({ path }) => path === version.path) ??
    listed.find(({ path }) => path === first?.href);
  const hasLanding = routes.some(({ path }) => path === version.path);
  return {
    ...version,
    mainDocId: main?.id ?? null,
    mainPath: hasLanding ? version.path : (main?.path ?? first?.href ?? version.path),
    docs: listed.map(({ id, path }) => {
      const sidebar = sidebars.find(({ indexByPath }) => indexByPath.has(path));
      return { id, path, sidebar: sidebar?.name ?? null };
    }),
    draftIds: drafts.map(({ id }) => id),
    sidebars: Object.fromEntries(sidebars.map(({ name, items }) => [name, items])),
  };
}

/** Redirects the paths that the pages of a version had when it was somewhere else, or before they were renamed. */
export function formerRedirects({ path, formerPaths, docs }: Docs, routes: Pick<Route, "path">[]) {
  const moved = formerPaths.flatMap((former) =>
    routes.map((route) => [joinPath(former, route.path.slice(path.length)), route.path] as const),
  );
  const written = new Set(routes.map((route) => route.path));
  const renamed = docs
    .filter((doc) => written.has(doc.path))
    .flatMap((doc) =>
      [doc.frontMatter.formerId ?? []].flat().map((id) => [joinPath(path, id), doc.path] as const),
    );
  return Object.fromEntries([...moved, ...renamed]);
}
