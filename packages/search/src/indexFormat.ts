import type { EntryRecord, PageRecord } from "./pageRecord.ts";

/** Changes whenever the files mean something else; the engine refuses every other number. */
export const INDEX_FORMAT = 6;

/** The first file: always asked anew. What it names is cached forever, because the name follows the content. */
export const INDEX_FILE = "search-index.json";

/** Folder of the other file. */
export const INDEX_FOLDER = "assets/search";

/** Code of the character for no gap: small gaps are then characters of one byte that JSON has no need to escape. */
export const GAP = 48;

/** What both files have. */
export interface IndexPart {
  format: typeof INDEX_FORMAT;
  pages: IndexedPage[];
}

/** The first file: the docs with what is said about them. */
export interface FirstPart extends IndexPart {
  /** Name of the other file. */
  rest: string;
  /** Words that are also written apart: `hostname`. */
  compounds: string[];
}

/** The other file; its pages are numbered on from those of the first. */
export interface OtherPart extends IndexPart {
  entries: (EntryRecord & { page: number })[];
  messages: [page: number, section: number, message: string][];
  /**
   * The terms of all sections, and for each of them the sections that have it: a character for every gap between their
   * numbers (`GAP`). Sections are numbered through all pages, introductions included.
   */
  text: Record<string, string>;
}

export interface IndexedPage extends Pick<PageRecord, "route" | "kind" | "title" | "labels" | "description"> {
  /** Headings of all sections but the introduction; with the id where it is not made from the heading. */
  sections: (string | [heading: string, id: string])[];
  /** With the place of the section that answers, counted from one; 0 for the page. */
  questions: [ask: string, section: number][];
}

/** The id that most headings have. */
export function usualId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}
