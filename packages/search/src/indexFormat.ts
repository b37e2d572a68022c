/** Changes whenever the files mean something else; the engine refuses every other number. */
export const INDEX_FORMAT = 4;

/** The first file: always asked anew. What it names is cached forever, because the name follows the content. */
export const INDEX_FILE = "search-index.json";

/** Folder of the other file. */
export const INDEX_FOLDER = "assets/search";

/** The docs with what is said about them: enough for the first answer. */
export interface FirstFile {
  format: typeof INDEX_FORMAT;
  /** Name of the file with the rest. */
  rest: string;
  /** Words that are also written apart: `hostname`. */
  compounds: string[];
  /** Distinct labels above pages. */
  labels: string[][];
  pages: IndexedPage[];
}

/** What the first answer does without. */
export interface RestFile {
  format: typeof INDEX_FORMAT;
  /** Posts and lists of pages, numbered on from the docs. */
  pages: IndexedPage[];
  /** What entries are called. */
  kinds: string[];
  entries: IndexedEntry[];
  messages: [page: number, section: number, message: string][];
  text: PackedTerms;
}

export interface IndexedPage {
  route: string;
  kind: "docs" | "blog" | "list";
  title: string;
  /** Place in `labels`. */
  in: number;
  description: string;
  /** Headings of all sections but the introduction; with the id where it is not made from the heading. */
  sections: (string | [heading: string, id: string])[];
  /** With the place of the section that answers, counted from one; 0 for the page. */
  questions: [ask: string, section: number][];
}

export type IndexedEntry = [page: number, id: string, kind: number, name: string, text: string];

/**
 * The terms of all sections, in order and with line feeds between them; and for each of them a line with the sections
 * that have it, as gaps between their numbers. Sections are numbered through all pages, introductions included.
 */
export interface PackedTerms {
  sections: number;
  terms: string;
  gaps: string;
}

/** The id that most headings have. */
export function usualId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}
