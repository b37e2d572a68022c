import type { ReferenceFile, ReferenceKind } from "../../../catalogue/src/reference.ts";
import type { Asset } from "../content/contentTree.ts";
import type { InlineCode, Section, Snippet, StatedDefault } from "../markdown/compiledPage.ts";
import type { BlogPost, DocVersion } from "../shared/metadata.ts";
import type { NavFile } from "../shared/nav.ts";
import type { PageView } from "../shared/page.ts";
import type { Problem } from "../shared/problem.ts";
import type { ShellView } from "../shared/shell.ts";
import type { DrawnEntry } from "./drawDirectives.ts";
import type { Listing } from "./resolvePage.ts";

/** What each kind of name in the reference tells the browser. */
export type ReferenceFiles = Partial<Record<ReferenceKind, ReferenceFile>>;

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
  /** Names the file with its body and the data it draws from; null for generated pages. */
  sourceKey: string | null;
  /** Names the view's HTML by its content; null where the view has none. */
  textHash: string | null;
  /** Ids that links can point to. */
  anchors: string[];
  links: PageLink[];
  sections: Section[];
  /** What its directives drew, as text. */
  entries: DrawnEntry[];
  listing: Listing;
  snippets: Snippet[];
  inlineCodes: InlineCode[];
  statedDefaults: StatedDefault[];
  /** Makes the Markdown twin; null where there is none. */
  markdown: (() => string) | null;
  /** Names all that the twin is made of. */
  markdownKey: string;
  inSitemap: boolean;
}

export interface SitePost extends BlogPost {
  /** Complete article for the feeds. */
  html(): string;
  /** Names all that the HTML is made of. */
  htmlKey: string;
}

export interface Site {
  routes: Route[];
  shell: ShellView;
  sidebars: NavFile["sidebars"];
  versions: DocVersion[];
  posts: SitePost[];
  /** What explorers and key cards read; empty without data about the server. */
  reference: ReferenceFiles;
  /** Files beside the Markdown that pages use, by their site path. */
  assets: Map<string, Asset>;
  /** Links of the navbar, the footer and the like. */
  shellLinks: PageLink[];
  problems: Problem[];
}
