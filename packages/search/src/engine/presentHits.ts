import type { IndexBlock } from "../indexFormat.ts";
import { type SearchHit, SearchUnavailable } from "../search.ts";
import { createSpellingReader } from "../text/tokenize.ts";
import type { PageEntry } from "./directory.ts";
import type { IndexFiles } from "./indexFiles.ts";
import {
  cutExcerpt,
  type IsMatch,
  type MarkedToken,
  markMatches,
  oncePerSpelling,
  readTokens,
} from "./markMatches.ts";
import type { OrderedHit } from "./orderHits.ts";
import type { ReadRecord, RecordTokens } from "./preferPhrases.ts";
import type { Option } from "./readQuery.ts";

/** Reads the text of records, and shows them. */
export interface Presenter {
  read: ReadRecord;
  /** How many spellings the texts read so far have. */
  spellings(): number;
  present(hits: OrderedHit[], options: Option[]): Promise<SearchHit[]>;
}

/** What marks are made of: words, and phrases of which all words must be there. */
interface Sought {
  isMatch: IsMatch;
  phrases: string[][];
}

/** A record as it is stored, and its parts as tokens. */
interface ReadText extends RecordTokens {
  stored: IndexBlock["records"][number];
}

/** About ten megabytes. */
const MOST_RECORDS_KEPT = 5000;

export function createPresenter(files: IndexFiles, baseUrl: string): Presenter {
  const known = new Map<IndexBlock["records"][number], ReadText>();
  const titles = new Map<PageEntry, MarkedToken[]>();
  const spellings = createSpellingReader();
  return {
    async read({ page }, record) {
      const { stored, heading, text } = await load(page, record);
      return { heading: stored[1] === "" ? titleTokens(page) : heading, text };
    },
    spellings: spellings.count,
    async present(hits, options) {
      const single = new Set(options.flatMap(({ terms }) => (terms.length === 1 ? terms : [])));
      const isMatch = matcher((term) => single.has(term));
      const phrases = options.flatMap(({ terms }) => (terms.length > 1 ? [terms] : []));
      return Promise.all(hits.map((hit) => toHit(hit, single, { isMatch, phrases })));
    },
  };

  async function toHit({ ranked: { page }, record }: OrderedHit, single: Set<string>, sought: Sought) {
    const { stored, ...tokens } = await load(page, record);
    const [anchor, heading, text] = stored;
    const title = titleTokens(page);
    const parts = [title, tokens.heading, tokens.text];
    // The words of a phrase mean something only together.
    const together = sought.phrases.filter((terms) =>
      terms.every((term) => parts.some((part) => part.some((token) => token.terms.includes(term)))),
    );
    const inPhrase = new Set(together.flat());
    const isMatch =
      inPhrase.size === 0 ? sought.isMatch : matcher((term) => single.has(term) || inPhrase.has(term));
    const hit: SearchHit = {
      url: baseUrl + page.url.slice(1) + (anchor ? `#${anchor}` : ""),
      kind: page.kind,
      path: [...page.trail, page.title],
      title: markMatches(page.title, title, isMatch),
      heading: heading ? markMatches(heading, tokens.heading, isMatch) : null,
      excerpt: cutExcerpt(text, tokens.text, isMatch),
    };
    return hit;
  }

  function matcher(isSought: (term: string) => boolean): IsMatch {
    const isFound = oncePerSpelling(spellings.count(), (terms) => (terms.some(isSought) ? 1 : 0));
    return (token) => isFound(token) === 1;
  }

  function titleTokens(page: PageEntry): MarkedToken[] {
    const tokens = titles.get(page) ?? readTokens(page.title, spellings);
    titles.set(page, tokens);
    return tokens;
  }

  /** Texts are shown again with every letter that is typed, so they are cut into words once. */
  async function load(page: PageEntry, record: number): Promise<ReadText> {
    const block = page.blocks.findLast(({ first }) => first <= record);
    const found = block && (await files.block(block.name)).records[record - block.first];
    if (!found) throw new SearchUnavailable("corrupt", "The search index does not fit its own pages.");
    let read = known.get(found);
    if (!read) {
      const [, heading, text] = found;
      read = { stored: found, heading: readTokens(heading, spellings), text: readTokens(text, spellings) };
      if (known.size >= MOST_RECORDS_KEPT) known.clear();
      known.set(found, read);
    }
    return read;
  }
}
