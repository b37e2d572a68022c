import type { Asset } from "../content/contentTree.ts";
import type { KeyLines } from "../content/parseYaml.ts";
import type { Section } from "../markdown/compiledPage.ts";
import type { BlogPost } from "../shared/metadata.ts";
import type { PageStatus, PageView } from "../shared/page.ts";
import type { Problem } from "../shared/problem.ts";
import type { ShellView } from "../shared/shell.ts";
import type { SiteVersion } from "./docs/describeVersion.ts";
import type { DrawnEntry } from "./resolvePage.ts";

/** Headings of sections that only link to other pages. */
export const LEADS_ON = /^(next steps|see also)$/i;

/** A link for the link check. */
export interface PageLink {
  /** A path of the site with hash (`/docs/x#y`), or only a hash. */
  href: string;
  file: string;
  line: number;
}

/** Metadata of the document's head besides title and description. */
export interface PageHead {
  type: "website" | "article";
  keywords: string[];
  image: string | null;
  noindex: boolean;
  /** The path of the page that search engines should show instead; null for this one. */
  canonical: string | null;
  published: string | null;
  modified: string | null;
  jsonLd: Record<string, unknown>[];
}

/** A page of the site: its view, and the data of all other outputs. */
export interface Route {
  /** Canonical path. */
  path: string;
  view: PageView;
  head: PageHead;
  /** The version of the docs that it belongs to; null for other pages. */
  version: string | null;
  /** Content file, null for generated pages. */
  file: string | null;
  lines?: KeyLines;
  /** Time of the last commit in seconds since 1970; null if never committed. */
  updated?: number | null;
  /** Ids that links can point to. */
  anchors: string[];
  links: PageLink[];
  sections: Section[];
  /** Paths that redirect to it. */
  formerAddresses: string[];
  /** Queries that this page, or its section `at`, answers. */
  questions: { ask: string; at: string | null }[];
  entries: DrawnEntry[];
  /** The Markdown copy; null for generated pages. */
  markdown: string | null;
  inSitemap: boolean;
  problems: Problem[];
}

/** Returns the route of a generated page; by default it is not in the sitemap. */
export function listRoute(view: PageView, parts: Partial<Route> = {}): Route {
  return {
    path: view.path,
    version: null,
    file: null,
    view,
    head: plainHead(),
    anchors: [],
    links: [],
    sections: [],
    formerAddresses: [],
    questions: [],
    entries: [],
    markdown: null,
    inSitemap: false,
    problems: [],
    ...parts,
  };
}

/** Returns a head with defaults. */
export function plainHead(parts: Partial<PageHead> = {}): PageHead {
  return {
    type: "website",
    keywords: [],
    image: null,
    noindex: false,
    canonical: null,
    published: null,
    modified: null,
    jsonLd: [],
    ...parts,
  };
}

export function pageStatus(page: { draft?: boolean; unlisted?: boolean }): PageStatus | undefined {
  return page.draft ? "draft" : page.unlisted ? "unlisted" : undefined;
}

export interface SitePost extends BlogPost {
  /** The complete article, for feeds. */
  html: string;
}

/** The model of the published site: plain data that survives JSON. */
export interface Site {
  routes: Route[];
  shell: ShellView;
  /** The versions of the docs, newest first. */
  versions: SiteVersion[];
  posts: SitePost[];
  /** Files of drafts, by the route they would have. */
  drafts: Record<string, string>;
  /** Assets that pages use, by site path. */
  assets: Record<string, Asset>;
  /** Files of extensions, by path relative to the base. */
  files: Record<string, string>;
  /** Target routes by source path. */
  redirects: Record<string, string>;
  /** Links of the navbar, footer and not-found page. */
  shellLinks: PageLink[];
  /** All that was found, also by the routes. */
  problems: Problem[];
}
