import { type IndexManifest, kindOf, ORIGINS } from "../indexFormat.ts";
import type { SearchKind } from "../search.ts";
import { stem } from "../text/stem.ts";
import { termsOf, tokenize } from "../text/tokenize.ts";

export interface PageEntry {
  url: string;
  title: string;
  trail: string[];
  kind: SearchKind;
  origin: (typeof ORIGINS)[number];
  /** Its records are those from `first` up to `end`. */
  first: number;
  end: number;
  /** Text files with the number of the first record in each. */
  blocks: { first: number; name: string }[];
  /** How many terms its title has. */
  titleTerms: number;
  /** The stems of the end of its address, as a query would have them: `mta overview`. */
  slug: string;
}

/** Weights of a term in titles, by page. */
export type TitleWeights = ReadonlyMap<number, number>;

/** All pages of the manifest, and what their titles are about. */
export interface Directory {
  pages: PageEntry[];
  recordCount: number;
  /** The number of the page that each record belongs to. */
  pageOf: Uint16Array;
  titles(term: string): TitleWeights;
  /** Terms of titles whose words begin so. */
  titleTermsWith(prefix: string): string[];
}

export const TITLE = 6;
/** The labels above a page say less about it than its title. */
const TRAIL = 0.9;
/** The end of its address often names it as people do. */
const SLUG = 1.8;
const NOWHERE: TitleWeights = new Map();

export function openDirectory({ pages: rows, trails }: IndexManifest): Directory {
  const pages: PageEntry[] = [];
  const byTerm = new Map<string, Map<number, number>>();
  const words = new Map<string, string>();
  let recordCount = 0;
  for (const [url, title, trailAt, origin, ...files] of rows) {
    const trail = trails[trailAt] ?? [];
    const blocks: PageEntry["blocks"] = [];
    const first = recordCount;
    for (let at = 0; at + 1 < files.length; at += 2) {
      blocks.push({ first: recordCount, name: String(files[at + 1]) });
      recordCount += Number(files[at]);
    }
    const titleTerms = addTerms(title, TITLE, pages.length);
    addTerms(trail.join(" "), TRAIL, pages.length);
    const end = url.split("/").slice(-2).join(" ");
    addTerms(end, SLUG, pages.length);
    const slug = tokenize(end)
      .flatMap(({ words: parts }) => parts.map(stem))
      .join(" ");
    const rest = { blocks, titleTerms, slug, kind: kindOf(origin), origin: ORIGINS[origin] };
    pages.push({ url, title, trail, first, end: recordCount, ...rest });
  }
  const pageOf = new Uint16Array(recordCount);
  for (const [number, { first, end }] of pages.entries()) pageOf.fill(number, first, end);
  return {
    pages,
    recordCount,
    pageOf,
    titles: (term) => byTerm.get(term) ?? NOWHERE,
    titleTermsWith(prefix) {
      const found = new Set<string>();
      for (const [word, term] of words) if (word.startsWith(prefix)) found.add(term);
      return [...found];
    },
  };

  function addTerms(text: string, weight: number, page: number): number {
    const tokens = tokenize(text);
    const count = tokens.flatMap((token) => token.words).length;
    for (const { term, word } of tokens.flatMap(termsOf)) {
      words.set(word, term);
      const weights = byTerm.get(term) ?? new Map<number, number>();
      weights.set(page, Math.max(weights.get(page) ?? 0, weight / Math.sqrt(count)));
      byTerm.set(term, weights);
    }
    return count;
  }
}
