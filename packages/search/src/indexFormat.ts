import type { EntryRecord, PageRecord } from "./pageRecord.ts";

/** Version of the format; the engine rejects every other one. */
export const INDEX_FORMAT = 8;

/** The first file, always revalidated. The file it names is cached forever, because its name is a content hash. */
export const INDEX_FILE = "search-index.json";

/** A version of the docs, each of which has an index of its own. */
export interface IndexedVersion {
  name: string;
  isLast: boolean;
}

export const LAST: IndexedVersion = { name: "", isLast: true };

/** Returns the name of the first file of a version. */
export function indexFileOf({ name, isLast }: IndexedVersion): string {
  return isLast ? INDEX_FILE : INDEX_FILE.replace(".json", `-${name}.json`);
}

/** The folder of the second file. */
export const INDEX_FOLDER = "assets/search";

/** Character code of a gap of zero: small gaps are then single-byte characters that JSON does not escape. */
export const GAP = 48;

export interface IndexPart {
  format: typeof INDEX_FORMAT;
  pages: IndexedPage[];
}

/** The first file: titles, headings and questions of the docs. */
export interface FirstPart extends IndexPart {
  /** Name of the other file. */
  rest: string;
  /** Words that the docs also write as two: `hostname`. */
  compounds: string[];
}

/** The second file; the numbers of its pages continue those of the first. */
export interface OtherPart extends IndexPart {
  /** Of the pages of both files. */
  descriptions: string[];
  entries: (EntryRecord & { page: number })[];
  messages: [page: number, section: number, message: string, isSymptom?: 1][];
  /**
   * The sections that contain each term, delta-encoded: one character per gap between section numbers (`GAP`). Sections
   * are numbered across all pages, introductions included.
   */
  text: Record<string, string>;
}

export interface IndexedPage extends Pick<PageRecord, "route" | "kind" | "title" | "labels"> {
  /** Headings of all sections but the introduction; with an id where it differs from `usualId`. */
  sections: (string | [heading: string, id: string])[];
  /** `section` is the number of the section that answers, counted from one; 0 for the page. */
  questions: [ask: string, section: number][];
}

/** Returns the id that a heading has by default. */
export function usualId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}
