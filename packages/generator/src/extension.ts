import type { ZodType } from "zod";
import type { InlineCode, Snippet } from "./markdown/compiledPage.ts";
import type { Block } from "./nodes/nodes.ts";
import type { Finding, Problem } from "./shared/problem.ts";

/**
 * The one way to add to the generator: data and what is drawn from it, links, checks, and components for the browser.
 * `site.config.ts` lists extensions; README.md has a complete example.
 */
export interface Extension {
  name: string;
  /** Modules that export an island's component as default, by the island's name. */
  islands?: Record<string, string>;
  /** Definitions of its data files by their path below the content folder, for editors. */
  schemas?: Record<string, ZodType>;
  load(input: ExtensionInput): Promise<LoadedExtension> | LoadedExtension;
}

export interface ExtensionInput {
  /** The text of a file below the content folder; null if there is none. */
  readText(file: string): string | null;
  /** Finds what an earlier build made of the same text, as JSON can hold it, or makes it. */
  remember<Value>(text: string, make: () => Value): Promise<Value>;
}

/** An extension that has read its data. `Links` is what `connect` makes of the site. */
export interface LoadedExtension<Links extends SiteLinks = SiteLinks> {
  /** Changes whenever the data does: what was checked with the same key need not be checked again. */
  key: string;
  problems: Problem[];
  /** Its data cannot be used, which the problems tell; what pages take from it is then not told as missing. */
  isBroken?: boolean;
  /** What `::name{key="value"}` stands for, by its name. */
  directives?: Record<string, (attributes: Record<string, string>) => Drawing<Links> | Mistake>;
  /** Names at the beginning of lines of a fence that `linkKey` may turn into links. */
  fenceKeys?(lang: string, code: string): FenceKey[];
  /** Where the code of a fence belongs. */
  fencePlace?(lang: string, code: string): FencePlace | null;
  /** Called once, when it is known what directives drew on which page. */
  connect?(pages: ConnectedPage[], baseUrl: string): Links;
  /** What is wrong on one page; remembered as long as the page and the data stay the same. */
  checkPage?(page: SitePage): Finding[];
  /** Runs the examples of pages that somebody is writing through what they are for; too slow for every build. */
  runExamples?(pages: SitePage[]): Promise<Problem[]>;
  /** What is wrong with the site as a whole, and a line for the build to print. */
  checkSite?(pages: SitePage[]): { problems: Problem[]; summary?: string };
}

/** What the pages of the finished site get from an extension. */
export interface SiteLinks {
  /** The path, with its hash, that code in running text leads to. */
  linkCode?(text: string): string | null;
  /** The same for a key in a fence, given in its parts. */
  linkKey?(parts: readonly string[]): string | null;
  /** Drawn at the end of every article in which something was linked. */
  articleEnd?: Block[];
  /** Files for islands, by their path below the site's base. */
  files?: Record<string, string>;
}

export interface Drawing<Links extends SiteLinks = SiteLinks> {
  /** Ids that the blocks contain. */
  anchors: string[];
  /** What search finds in it. */
  entries: DrawnText[];
  draw(links: Links): Block[];
}

/** The writer asked for something that does not exist. */
export interface Mistake {
  message: string;
  hint?: string | undefined;
}

/** An entry as plain text. */
export interface DrawnText {
  /** Id of the entry; null if it is only a row of a table. */
  anchor: string | null;
  /** What a visitor would call entries like this one, in the plural: search filters by it. */
  kind: string;
  name: string;
  text: string;
}

export interface FenceKey {
  /** Counted from 1. */
  line: number;
  parts: readonly string[];
}

/** A page that entries can be linked to; its anchors are those that directives drew. */
export type ConnectedPage = Pick<SitePage, "file" | "path" | "label" | "position" | "anchors">;

/** Shown with a fence that has no title of its own. */
export interface FencePlace {
  label: string;
  /** The island that draws the code, in the element that holds label and code. */
  island?: string;
}

/** A written page as extensions see it. */
export interface SitePage {
  /** Relative to the content folder. */
  file: string;
  /** Canonical route. */
  path: string;
  /** Its name in the sidebar. */
  label: string;
  position: number | undefined;
  /** Every id that a link can point to. */
  anchors: string[];
  snippets: Snippet[];
  inlineCodes: InlineCode[];
  /** The Markdown after the front matter, and the line of the file on which it begins. */
  body: string;
  bodyLine: number;
}
