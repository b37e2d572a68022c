import type { Drawing, Finding, InlineCode, Mistake, Problem, SitePage, Snippet } from "@docs/generator";
import type { z } from "zod";
import type { Mentions } from "../check/checkCoverage.ts";
import type { ExpressionSetting } from "../expression/expressionFacts.ts";
import type { ReferenceInput, ReferenceLinks } from "../reference/connectReference.ts";
import type { UnplacedEntry } from "../reference/reference.ts";
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
  /** The kind of entries that only this model has, besides events and permissions. */
  entryKind: "settings" | "objects";
  entries(): UnplacedEntry[];
  historyOf: HistoryIndex;
  /** Returns the settings and pages related to an event. */
  linksOfEvent(name: string): EventLinks | undefined;
  eventByName: ReadonlyMap<string, unknown>;
  permissionByName: ReadonlyMap<string, unknown>;

  // Links.
  /** Returns the name of the entry that code in running text means, besides events and permissions. */
  findCode(text: string): string | null;
  /** Returns the name of the entry of a key in a fence. */
  findKey(parts: readonly string[]): string | null;

  // Drawing.
  directives: Record<string, Directive>;
  /** The settings that take an expression, for the playground. */
  expressionSettings(): ExpressionSetting[];
  /** Data files for tools. */
  publish?(input: ReferenceInput): Record<string, unknown>;
  /** Files that pages link to, by name. */
  downloads?: Record<string, string>;

  // Checks.
  /** Checks of fences by their language, besides those that need no data. */
  fenceChecks: Record<string, (snippet: Snippet) => Finding[]>;
  checkCall(call: ProgramCall): Finding[];
  /** Checks names in running text. */
  checkInlineCodes(codes: readonly InlineCode[]): Finding[];
  sieveExtensions: readonly string[];
  /** The names that pages have to describe, and whether the given pages do. */
  coverage(mentions: Mentions): Coverage;
  /** Checks data against pages. */
  checkSite(site: CheckedSite): Problem[];
}

/** The kinds of entries that explorers and cards show. */
export function kindsOf({ entryKind }: Pick<Catalogue, "entryKind">) {
  return [entryKind, "events", "permissions"] as const;
}

/** Returns the lookups that are the same in every model. */
export function indexShared(files: Pick<SharedData, "events" | "permissions" | "event-links">) {
  const longestFirst = files["event-links"].entries.toSorted((a, b) => b.prefix.length - a.prefix.length);
  return {
    eventByName: new Map(files.events.entries.map((event) => [event.name, event])),
    permissionByName: new Map(files.permissions.entries.map((permission) => [permission.name, permission])),
    linksOfEvent: (name: string): EventLinks | undefined =>
      longestFirst.find(({ prefix }) => name.startsWith(prefix)),
  };
}

interface CheckedSite {
  pages: SitePage[];
  /** That of the data. */
  folder: string;
  /** The pages are all that there are, and not an excerpt. */
  isComplete: boolean;
}

export interface EventLinks {
  settings: string[];
  /** Ids of docs, the best first. */
  pages: string[];
}

/** A directive of pages, `::name{key="value"}`. */
export type Directive = (attributes: Record<string, string>) => Drawing<ReferenceLinks> | Mistake;

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
