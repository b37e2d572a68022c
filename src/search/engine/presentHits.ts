import { type SearchHit, SearchUnavailable } from "../../shared/search.ts";
import type { IndexBlock } from "../indexFormat.ts";
import { createSpellingReader } from "../text/tokenize.ts";
import type { PageEntry } from "./directory.ts";
import type { IndexFiles } from "./indexFiles.ts";
import {
  cutExcerpt,
  type IsMatch,
  type MarkedToken,
  markMatches,
  matchOnce,
  readTokens,
} from "./markMatches.ts";
import type { OrderedHit } from "./orderHits.ts";
import type { ReadRecord } from "./preferPhrases.ts";
import type { Option } from "./readQuery.ts";

/** Reads the text of records, and shows them. */
export interface Presenter {
  read: ReadRecord;
  present(hits: OrderedHit[], options: Option[]): Promise<SearchHit[]>;
}

/** What marks are made of: words, and phrases of which all words must be there. */
interface Sought {
  isMatch: IsMatch;
  phrases: string[][];
}

const MOST_TEXTS_KEPT = 3000;

export function createPresenter(files: IndexFiles, baseUrl: string): Presenter {
  const tokensOf = new Map<string, MarkedToken[]>();
  const spellings = createSpellingReader();
  return {
    async read({ page }, record) {
      const [, heading, text] = await load(page, record);
      return { heading: tokens(heading || page.title), text: tokens(text) };
    },
    async present(hits, options) {
      const single = new Set(options.flatMap(({ terms }) => (terms.length === 1 ? terms : [])));
      const isMatch = matchOnce((term) => single.has(term));
      const phrases = options.flatMap(({ terms }) => (terms.length > 1 ? [terms] : []));
      return Promise.all(hits.map((hit) => toHit(hit, single, { isMatch, phrases })));
    },
  };

  async function toHit({ ranked: { page }, record }: OrderedHit, single: Set<string>, sought: Sought) {
    const [anchor, heading, text] = await load(page, record);
    const parts = [page.title, heading, text].map(tokens);
    // The words of a phrase mean something only together.
    const together = sought.phrases.filter((terms) =>
      terms.every((term) => parts.some((part) => part.some((token) => token.terms.includes(term)))),
    );
    const inPhrase = new Set(together.flat());
    const isMatch =
      inPhrase.size === 0 ? sought.isMatch : matchOnce((term) => single.has(term) || inPhrase.has(term));
    const hit: SearchHit = {
      url: baseUrl + page.url.slice(1) + (anchor ? `#${anchor}` : ""),
      kind: page.kind,
      path: [...page.trail, page.title],
      title: markMatches(page.title, tokens(page.title), isMatch),
      heading: heading ? markMatches(heading, tokens(heading), isMatch) : null,
      excerpt: cutExcerpt(text, tokens(text), isMatch),
    };
    return hit;
  }

  async function load(page: PageEntry, record: number): Promise<IndexBlock["records"][number]> {
    const block = page.blocks.findLast(({ first }) => first <= record);
    const found = block && (await files.block(block.name)).records[record - block.first];
    if (!found) throw new SearchUnavailable("corrupt", "The search index does not fit its own pages.");
    return found;
  }

  /** Texts are shown again with every letter that is typed. */
  function tokens(text: string): MarkedToken[] {
    const known = tokensOf.get(text) ?? readTokens(text, spellings);
    if (tokensOf.size > MOST_TEXTS_KEPT) tokensOf.clear();
    tokensOf.set(text, known);
    return known;
  }
}
