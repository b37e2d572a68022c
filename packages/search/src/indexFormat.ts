import type { SearchKind } from "./search.ts";

/** Changes whenever files of the index mean something else; the engine refuses every other number. */
export const INDEX_FORMAT = 3;

/** Always fetched anew: everything it names can be cached forever, because names follow content. */
export const INDEX_MANIFEST = "search-index.json";

/** Folder of the other files. */
export const INDEX_FOLDER = "assets/search";

/** What the engine knows before the first query: all pages, and where everything else is. */
export interface IndexManifest {
  format: typeof INDEX_FORMAT;
  /** Shards in the order of their terms: the first term and the file's name. */
  shards: [firstTerm: string, name: string][];
  /** The file with every word, for typos. */
  words: string;
  /** Files with all shards, words and blocks in them; none where they would be too many to fetch ahead. */
  packs: string[];
  /** Distinct trails of labels above pages. */
  trails: string[][];
  pages: IndexPage[];
}

/** A page: its records are numbered on from those of the page before it. */
export type IndexPage = [
  url: string,
  title: string,
  trail: number,
  origin: PageOrigin,
  /** How many records each of its text files holds, and their names. */
  ...blocks: (number | string)[],
];

export type PageOrigin = 0 | 1 | 2 | 3;
/** What a page is, as the number in the manifest: hand-written docs, reference, list of pages, blog. */
export const ORIGINS = ["text", "entry", "list", "blog"] as const;

export function kindOf(origin: PageOrigin): SearchKind {
  return ORIGINS[origin] === "blog" ? "blog" : "docs";
}

/** Stands where a term has no forms: it was joined from two words, and nobody begins to type it. */
export const NO_WORD = "!";

/**
 * Terms in order; each with the forms its word has in the text, its records and how much it matters there. Lists are
 * texts, because they are smaller so.
 */
export interface IndexShard {
  format: typeof INDEX_FORMAT;
  /**
   * With commas between them: `encrypt 0 ed ion` is the stem, then its endings in words; `polici 1y` takes a letter away
   * first, `0` adds none.
   */
  terms: string;
  /** Gaps between record numbers, packed, with a blank after those of a term. */
  gaps: string;
  /** One digit for each record, those of a term after those of the term before. */
  weights: string;
}

/**
 * All words in order, each as the number of letters shared with the one before and the rest; after a blank, the powers
 * of two of their numbers of records.
 */
export interface IndexWords {
  format: typeof INDEX_FORMAT;
  words: string;
}

/** Some records of one page, to be shown. */
export interface IndexBlock {
  format: typeof INDEX_FORMAT;
  records: [anchor: string, heading: string, text: string][];
}

/** Other files of the index by their names, to be fetched ahead in one answer. */
export interface IndexPack {
  format: typeof INDEX_FORMAT;
  files: Record<string, unknown>;
}
