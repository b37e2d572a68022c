import { type AssembledSite, assembleSite } from "../../packages/generator/src/build/assembleSite.ts";
import {
  parseConfig,
  type SiteConfig,
  type SiteConfigInput,
} from "../../packages/generator/src/config/siteConfig.ts";
import type { ContentTree } from "../../packages/generator/src/content/contentTree.ts";
import type { ContentRoots } from "../../packages/generator/src/content/readSources.ts";
import type { PageKind, PageView } from "../../packages/generator/src/shared/page.ts";
import type { Route, Site } from "../../packages/generator/src/site/site.ts";
import { compilerFor } from "./compile.ts";
import { type Files, tempTree } from "./tempTree.ts";

/** A valid configuration with the given parts changed. */
export function siteConfig(parts: Partial<SiteConfigInput> = {}): SiteConfig {
  const parsed = parseConfig({ title: "Test Site", url: "https://site.test", ...parts });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.config;
}

/** Reads and models a content folder, without asking git for dates. */
export async function loadSite(
  roots: ContentRoots,
  parts: Partial<SiteConfigInput> = {},
  dates: Map<string, number> = new Map(),
): Promise<AssembledSite> {
  const config = siteConfig(parts);
  const history = { dates, renamed: new Map<string, string>() };
  return assembleSite({ config, roots, compile: compilerFor(config.extensions), history });
}

/** Reads content given as files, `docs/a.md` and `blog/b.md`; those below `public/` are the public folder. */
export async function loadFiles(files: Files, dates: Map<string, number> = new Map()): Promise<ContentTree> {
  const root = await tempTree(files);
  return loadRoots({ content: root, public: `${root}/public` }, dates);
}

/** Reads a content folder with the default configuration. */
export async function loadRoots(roots: ContentRoots, dates?: Map<string, number>): Promise<ContentTree> {
  return (await loadSite(roots, {}, dates)).tree;
}

/** The site made of the given files. */
export async function siteFrom(files: Files, parts: Partial<SiteConfigInput> = {}): Promise<Site> {
  const root = await tempTree(files);
  return (await loadSite({ content: root, public: `${root}/public` }, parts)).site;
}

export function routeAt(site: Site, path: string): Route {
  const route = site.routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No route ${path} among ${site.routes.map((other) => other.path).join(" ")}`);
  return route;
}

/** The view of a route, which must be of the given kind. */
export function viewAt<Kind extends PageKind>(
  site: Site,
  path: string,
  kind: Kind,
): Extract<PageView, { kind: Kind }> {
  const { view } = routeAt(site, path);
  if (view.kind !== kind) throw new Error(`${path} is a ${view.kind}, not a ${kind}`);
  return view as Extract<PageView, { kind: Kind }>;
}
