import type { SiteConfig } from "../config/siteConfig.ts";
import type { ContentTree } from "../content/contentTree.ts";
import type { DocFrontMatter } from "../content/schemas.ts";
import type { LoadedExtension, SiteLinks } from "../extension.ts";
import type { PageStatus } from "../shared/page.ts";
import type { Problem } from "../shared/problem.ts";
import type { Memo } from "./memo.ts";
import type { ResolvedPage } from "./resolvePage.ts";
import type { PageHead } from "./site.ts";

/** What is known before any page is resolved. */
export interface SiteContext {
  config: SiteConfig;
  tree: ContentTree;
  /** Drafts are pages too: true while developing. */
  drafts: boolean;
  /** False for who wants problems alone: pages then have routes, links and ids, but no text. */
  writesText: boolean;
  /** Gets what builders find wrong. */
  problems: Problem[];
  memo: Memo;
  /** Turns `2025-07-15` into the date readers see. */
  formatDate(iso: string): string;
}

/** What every page builder works with. */
export interface PageContext extends SiteContext {
  /** By content file. */
  resolved: ReadonlyMap<string, ResolvedPage>;
  /** What each extension made of the site. */
  extensions: ReadonlyMap<LoadedExtension, SiteLinks>;
}

/** What front matter says about who may see a page. */
export function pageStatus({
  draft,
  unlisted,
}: Pick<DocFrontMatter, "draft" | "unlisted">): PageStatus | undefined {
  if (draft) return "draft";
  return unlisted ? "unlisted" : undefined;
}

/** A head with nothing special in it. */
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
