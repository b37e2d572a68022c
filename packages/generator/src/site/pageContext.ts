import type { SiteConfig } from "../config/siteConfig.ts";
import type { ContentTree } from "../content/contentTree.ts";
import type { DocFrontMatter } from "../content/schemas.ts";
import type { LoadedExtension, SiteLinks } from "../extension.ts";
import type { PageStatus } from "../shared/page.ts";
import type { Problem } from "../shared/problem.ts";
import type { Memo } from "./memo.ts";
import type { ResolvedPage } from "./resolvePage.ts";
import type { PageHead, Route } from "./site.ts";

/** Context before any page is resolved. */
export interface SiteContext {
  config: SiteConfig;
  tree: ContentTree;
  /** Includes drafts as pages; true in development and for checks of single files. */
  drafts: boolean;
  /** False if only problems are needed: pages then have routes, links and ids, but no text. */
  writesText: boolean;
  /** Builders add their problems here. */
  problems: Problem[];
  memo: Memo;
  formatDate(iso: string): string;
}

/** Context of page builders. */
export interface PageContext extends SiteContext {
  /** By content file. */
  resolved: ReadonlyMap<string, ResolvedPage>;
  extensions: ReadonlyMap<LoadedExtension, SiteLinks>;
}

export function pageStatus({
  draft,
  unlisted,
}: Pick<DocFrontMatter, "draft" | "unlisted">): PageStatus | undefined {
  if (draft) return "draft";
  return unlisted ? "unlisted" : undefined;
}

/** Returns a head with defaults. */
export function plainHead(parts: Partial<PageHead> = {}): PageHead {
  return {
    type: "website",
    keywords: [],
    image: null,
    noindex: false,
    published: null,
    modified: null,
    jsonLd: [],
    ...parts,
  };
}

/** Returns the route of a generated page; by default it is not in the sitemap. */
export function listRoute(view: Route["view"], parts: Partial<Route> = {}): Route {
  return {
    path: view.path,
    file: null,
    view,
    head: plainHead(),
    anchors: [],
    links: [],
    sections: [],
    questions: [],
    entries: [],
    markdown: null,
    inSitemap: false,
    ...parts,
  };
}
