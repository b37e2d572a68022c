import type { ZodType } from "zod";
import type { Version } from "./content/readVersions.ts";
import type { InlineCode, Snippet } from "./markdown/compiledPage.ts";
import type { Block } from "./nodes/nodes.ts";
import type { Finding, Problem } from "./shared/problem.ts";

/**
 * The only way to extend the generator: with data, directives, links, checks and client components. Extensions are
 * listed in `site.config.ts`; README.md has a complete example.
 */
export interface Extension {
  name: string;
  /** Modules by island name; the default export is the island's component. */
  islands?: Record<string, string>;
  /** Schemas of its data files for editors, by path relative to the content folder. */
  schemas?: Record<string, ZodType>;
  /** Finds keys at the start of a fence's lines, which `linkKey` may turn into links. Pages are compiled without data. */
  fenceKeys?(lang: string, code: string): FenceKey[];
  /** Names of the attributes of fences that it reads: `key="value"`, or a bare word, behind the language. */
  fenceAttributes?: readonly string[];
  /** Returns where the code of a fence belongs, such as a file. */
  fencePlace?(lang: string, code: string, attributes: Record<string, string>): FencePlace | null;
  /** Returns the directive that draws a fence instead of its code. It gets the attributes of the fence, and the text as `code`. */
  fenceDirective?(lang: string, attributes: Record<string, string>): string | null;
  load(input: ExtensionInput): Promise<LoadedExtension> | LoadedExtension;
}

export interface ExtensionInput {
  /** The version of the docs whose data is loaded; an extension is loaded once for each. */
  version: Pick<Version, "path">;
  /** The folder of that version's data, `data` or `versioned_data/version-NAME`, for `readText`. */
  folder: string;
  /** Reads a file of the content folder; null if it does not exist or is empty. */
  readText(file: string): string | null;
  /** Returns the cached value if it was made from the same text, or makes it. One for each extension, as JSON. */
  remember<Value>(text: string, make: () => Value): Promise<Value>;
}

/** What an extension makes of its data. `Links` is the result of `connect`. */
export interface LoadedExtension<Links extends SiteLinks = SiteLinks> {
  /** Changes whenever the data does; the texts and checks of pages are cached by it. */
  key: string;
  problems: Problem[];
  /** The data is unusable, as `problems` says; failing directives are then not reported as well. */
  isBroken?: boolean;
  /** Renderers of `::name{key="value"}`, by name. */
  directives?: Record<string, (attributes: Record<string, string>) => Drawing<Links> | Mistake>;
  /** Files that pages link to, as `/name.json`, by name. Those of a version that is not the last are below its path. */
  downloads?: Record<string, string>;
  /**
   * Called once, after the directives of all pages are resolved. `before` is what it returned for the version connected
   * before; the last version of the docs is connected at the end.
   */
  connect?(pages: ConnectedPage[], baseUrl: string, before?: Partial<Links>): Links;
  /** Checks one page; cached until the page or the data changes. */
  checkPage?(page: SitePage): Finding[];
  /** Runs the examples of pages that are being edited; too slow for every build. */
  runExamples?(pages: SitePage[]): Promise<Problem[]>;
  /** Checks the site as a whole; the build prints the summary. */
  checkSite?(pages: SitePage[]): { problems: Problem[]; summary?: string };
}

/** An extension with the data of one version of the docs, for the pages of that version. */
export interface VersionExtension extends LoadedExtension {
  name: string;
  version: string;
  /** The path that its downloads are below. */
  downloadsAt: string;
}

/** What an extension contributes once all routes are known. */
export interface SiteLinks {
  /** Returns the path and hash that inline code links to. */
  linkCode?(text: string): string | null;
  /** Returns the path and hash that a key in a fence links to. */
  linkKey?(parts: readonly string[]): string | null;
  /** Appended to every article that has code blocks, entries or such links. */
  articleEnd?: Block[];
  /** Files for islands, by path relative to the site's base. */
  files?: Record<string, string>;
}

export interface Drawing<Links extends SiteLinks = SiteLinks> {
  /** Ids of the blocks that links can point to. */
  anchors: string[];
  /** Its content for search. */
  entries: DrawnText[];
  /** `path` is that of the page. */
  draw(links: Links, path: string): Block[];
}

/** An invalid use of a directive. */
export interface Mistake {
  message: string;
  hint?: string | undefined;
}

/** An entry as plain text. */
export interface DrawnText {
  /** Id of the entry; null for a table row without one. */
  anchor: string | null;
  /** Plural name of this kind of entry, which search filters by. */
  kind: string;
  name: string;
  text: string;
}

export interface FenceKey {
  /** Counted from 1. */
  line: number;
  parts: readonly string[];
}

/** A page that entries can link to; its anchors are those of directives only. */
export type ConnectedPage = Pick<SitePage, "id" | "file" | "path" | "label" | "position" | "anchors">;

/** Shown on a fence that has no title. */
export interface FencePlace {
  label: string;
  /** Other ways to write the same, shown before the code as tabs. */
  ways?: FenceWay[];
  /** Path of a page that opens the code, and its name. */
  link?: { path: string; text: string };
}

interface FenceWay {
  /** Of the tab. */
  label: string;
  lang: string;
  code: string;
}

/** A Markdown page as extensions see it. */
export interface SitePage {
  /** Relative to the content folder. */
  file: string;
  /** The version of the docs that it belongs to; posts and standalone pages belong to the last one. */
  version: string;
  /** The doc's id, the same in all versions; null for other pages. */
  id: string | null;
  /** Canonical route. */
  path: string;
  /** Sidebar label. */
  label: string;
  position: number | undefined;
  /** All ids that links can point to. */
  anchors: string[];
  snippets: Snippet[];
  inlineCodes: InlineCode[];
}
