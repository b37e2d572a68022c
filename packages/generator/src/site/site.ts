import type { Asset } from "../content/contentTree.ts";
import type { KeyLines } from "../content/parseYaml.ts";
import type { Section } from "../markdown/compiledPage.ts";
import type { BlogPost, DocVersion } from "../shared/metadata.ts";
import type { NavFile } from "../shared/nav.ts";
import type { PageView } from "../shared/page.ts";
import type { Problem } from "../shared/problem.ts";
import type { ShellView } from "../shared/shell.ts";
import type { DrawnEntry } from "./resolvePage.ts";

/** A link on a page, as the link check sees it. */
export interface PageLink {
  /** A path of the site with its hash (`/docs/x#y`), or only a hash. */
  href: string;
  file: string;
  line: number;
}

/** What the document's head says beyond title and description. */
export interface PageHead {
  type: "website" | "article";
  keywords: string[];
  image: string | null;
  noindex: boolean;
  published: string | null;
  modified: string | null;
  jsonLd: Record<string, unknown>[];
}

/** One page of the site: its view and everything the outputs beside it need. */
export interface Route {
  /** Canonical path. */
  path: string;
  view: PageView;
  head: PageHead;
  /** Content file, null for generated pages. */
  file: string | null;
  /** Where the keys of its front matter stand. */
  lines?: KeyLines;
  /** Seconds since 1970 of its last commit; null for what was never committed. */
  updated?: number | null;
  /** Ids that links can point to. */
  anchors: string[];
  links: PageLink[];
  sections: Section[];
  /** What people type when this page, or its section `at`, is the answer. */
  questions: { ask: string; at: string | null }[];
  /** What its directives drew, as text. */
  entries: DrawnEntry[];
  /** The plain copy; null where there is none. */
  markdown: string | null;
  inSitemap: boolean;
}

export interface SitePost extends BlogPost {
  /** Complete article for the feeds. */
  html: string;
}

/** The complete model of what will be published: plain data, which survives JSON. */
export interface Site {
  routes: Route[];
  shell: ShellView;
  sidebars: NavFile["sidebars"];
  versions: DocVersion[];
  posts: SitePost[];
  /** Drafts by the address they would have. */
  drafts: Record<string, string>;
  /** Files beside the Markdown that pages use, by their site path. */
  assets: Record<string, Asset>;
  /** Files that extensions add, by their path below the base. */
  files: Record<string, string>;
  /** Addresses that are no pages, each with the page it leads to. */
  redirects: Record<string, string>;
  /** Links of the navbar, the footer and the like. */
  shellLinks: PageLink[];
  problems: Problem[];
}
