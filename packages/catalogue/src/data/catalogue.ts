import type { Drawing, Finding, Mistake, Problem, SitePage, Snippet } from "@docs/generator";
import type { z } from "zod";
import type { Mentions } from "../check/checkCoverage.ts";
import type { ExpressionFacts } from "../expression/expressionFacts.ts";
import type { ReferenceInput, ReferenceLinks } from "../reference/connectReference.ts";
import type { ReferenceKind, UnplacedEntry } from "../reference/reference.ts";
import type { HistoryIndex } from "./historyIndex.ts";
import type { referenceFiles } from "./referenceSchemas.ts";
import type { entryFiles } from "./schemas.ts";

/** How a release of the server is configured: what its data folder holds, and what is made of it. */
export interface ServerModel<Files extends z.ZodObject = z.ZodObject, Loaded extends Catalogue = Catalogue> {
  /** The file that only data folders of this model have. */
  marker: string;
  /** The schemas of all data files, by their names. */
  files: Files;
  create(files: z.output<Files>): Loaded;
}

type Shared = typeof entryFiles & typeof referenceFiles;
/** The data that every model has, in the same shape. */
type SharedData = { [Name in keyof Shared]: z.output<Shared[Name]> };

/** The data of one version of the server, behind the interface that pages, explorers, cards and checks use. */
export interface Catalogue extends SharedData {
  // Entries, of which explorers and cards are made.
  kinds: readonly ReferenceKind[];
  entriesOf(kind: ReferenceKind): UnplacedEntry[];
  historyOf: HistoryIndex;
  /** Returns the settings and pages related to an event. */
  linksOfEvent(name: string): EventLinks | undefined;
  eventByName: ReadonlyMap<string, unknown>;
  permissionByName: ReadonlyMap<string, unknown>;

  // Links.
  /** Returns the entry that code in running text names, besides events and permissions. */
  findCode(text: string): EntryName | null;
  /** Returns the entry of a key in a fence. */
  findKey(parts: readonly string[]): EntryName | null;

  // Drawing.
  directives: Record<string, (attributes: Record<string, string>) => ReturnType<Directive>>;
  /** What the expression playground needs. */
  expressions(): ExpressionFacts;
  /** Data files for tools, and files at an address of their own. */
  publish?(input: ReferenceInput): { tools: Record<string, unknown>; files: Record<string, string> };

  // Checks.
  /** Checks of fences by their language, besides those that need no data. */
  fenceChecks: Record<string, (snippet: Snippet) => Finding[]>;
  checkCall(call: ProgramCall): Finding[];
  /** Checks names and statements in running text. */
  checkText(page: Pick<SitePage, "inlineCodes" | "body" | "bodyLine" | "snippets">): Finding[];
  sieveExtensions: readonly string[];
  /** The names that pages have to describe, and whether the given pages do. */
  coverage(mentions: Mentions): Coverage[];
  /** Checks data against pages. */
  checkSite(site: CheckedSite): Problem[];
}

interface CheckedSite {
  pages: SitePage[];
  /** That of the data. */
  folder: string;
  /** The pages are all that there are, and not an excerpt. */
  isComplete: boolean;
}

/** Returns the lookup of what is related to an event. */
export function indexEventLinks({ entries }: SharedData["event-links"]): Catalogue["linksOfEvent"] {
  const longestFirst = entries.toSorted((a, b) => b.prefix.length - a.prefix.length);
  return (name) => longestFirst.find(({ prefix }) => name.startsWith(prefix));
}

export interface EntryName {
  kind: ReferenceKind;
  name: string;
}

export interface EventLinks {
  settings: string[];
  /** Ids of docs, the best first. */
  pages: string[];
}

/** A directive of pages, `::name{key="value"}`. */
export type Directive<Data extends Catalogue = Catalogue> = (
  catalogue: Data,
  attributes: Record<string, string>,
) => Drawing<ReferenceLinks> | Mistake;

/** A call of a program whose command, options and number of arguments are valid. */
export interface ProgramCall {
  command: string;
  operands: string[];
  /** Values by option, such as `--field`. */
  options: ReadonlyMap<string, string[]>;
}

/** Names of one kind and those that no page outside the reference describes. */
export interface Coverage {
  what: string;
  total: number;
  uncovered: string[];
}
