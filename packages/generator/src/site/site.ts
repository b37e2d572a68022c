import type { Asset } from "../content/contentTree.ts";
import type { KeyLines } from "../content/parseYaml.ts";
import type { Section } from "../markdown/compiledPage.ts";
import type { BlogPost } from "../shared/metadata.ts";
import type { NavFile } from "../shared/nav.ts";
import type { PageView } from "../shared/page.ts";
import type { Problem } from "../shared/problem.ts";
import type { ShellView } from "../shared/shell.ts";
import type { DrawnEntry } from "./resolvePage.ts";

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
  /** Content file, null for generated pages. */
  file: string | null;
  lines?: KeyLines;
  /** Time of the last commit in seconds since 1970; null if never committed. */
  updated?: number | null;
  /** Ids that links can point to. */
  anchors: string[];
  links: PageLink[];
  sections: Section[];
  /** Queries that this page, or its section `at`, answers. */
  questions: { ask: string; at: string | null }[];
  entries: DrawnEntry[];
  /** The Markdown copy; null for generated pages. */
  markdown: string | null;
  inSitemap: boolean;
}

export interface SitePost extends BlogPost {
  /** The complete article, for feeds. */
  html: string;
}

/** The model of the published site: plain data that survives JSON. */
export interface Site {
  routes: Route[];
  shell: ShellView;
  sidebars: NavFile["sidebars"];
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
  problems: Problem[];
}
