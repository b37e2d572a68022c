import type { SearchAnswer, SearchHit, SearchProvider, SearchQuery } from "../../shared/search.ts";
import { SearchUnavailable } from "../../shared/search.ts";
import type { IndexBlock, IndexManifest } from "../indexFormat.ts";
import { type Directory, openDirectory, type PageEntry } from "./directory.ts";
import { type FetchFile, type IndexFiles, openIndexFiles } from "./indexFiles.ts";
import { cutExcerpt, type MarkedToken, markMatches, readTokens } from "./markMatches.ts";
import { type OrderedHit, orderHits } from "./orderHits.ts";
import { preferPhrases, type RecordTokens } from "./preferPhrases.ts";
import { type RankedPage, rankRecords } from "./rankRecords.ts";
import { readQuery } from "./readQuery.ts";
import { scoreIdeas } from "./scoreRecords.ts";
import { openTermStore, type TermStore } from "./termStore.ts";
import { widenQuery } from "./widenQuery.ts";
import { openWordList, type WordList } from "./wordList.ts";

export interface EngineOptions {
  /** Address of the site's root, with a slash at its end. */
  root: string;
  /** Path of the site's root, for the hits' addresses. */
  baseUrl: string;
  fetch: FetchFile;
}

export interface Engine extends SearchProvider {
  /** Fetches what every query needs. */
  prepare(): Promise<void>;
}

interface OpenIndex {
  manifest: IndexManifest;
  directory: Directory;
  store: TermStore;
  words(): Promise<WordList>;
}

const MOST_TOKENS_KEPT = 400;

/** Answers queries from the files of the index, fetching only those a query needs. */
export function createEngine({ root, baseUrl, fetch }: EngineOptions): Engine {
  const files = openIndexFiles(root, fetch);
  let current: OpenIndex | null = null;
  const tokensOf = new Map<string, MarkedToken[]>();

  async function open(): Promise<OpenIndex> {
    const manifest = await files.manifest();
    if (current?.manifest !== manifest) current = openIndex(manifest, files);
    return current;
  }

  return {
    async prepare() {
      await open();
    },
    async search(query) {
      const index = await open();
      try {
        return await answer(index, query);
      } catch (error) {
        // The site may have been published anew since the manifest was read: then its files have other names.
        files.forget();
        const fresh = await open();
        if (!(error instanceof SearchUnavailable) || isSame(fresh.manifest, index.manifest)) throw error;
        return answer(fresh, query);
      }
    },
  };

  async function answer(index: OpenIndex, query: SearchQuery): Promise<SearchAnswer> {
    const plan = readQuery(query.text);
    const options = await widenQuery(plan, index);
    const ideas = scoreIdeas(plan.ideas.length, options, index);
    const ranked = rankRecords(index.directory, ideas);
    const all = await preferPhrases(ranked, options, { ideas: plan.ideas.length, read: readRecord });
    const hits = orderHits(all.filter(({ page }) => isWanted(page, query)));
    const offset = query.offset ?? 0;
    const terms = new Set(options.flatMap((option) => option.terms));
    const isMatch = (term: string) => terms.has(term);
    const shown = hits.slice(offset, offset + query.limit);
    return {
      hits: await Promise.all(shown.map((hit) => toHit(hit, isMatch))),
      total: hits.length,
      sections: countSections(all),
    };
  }

  async function load(page: PageEntry, record: number): Promise<IndexBlock["records"][number]> {
    const block = page.blocks.findLast(({ first }) => first <= record);
    const found = block && (await files.block(block.name)).records[record - block.first];
    if (!found) throw new SearchUnavailable("corrupt", "The search index does not fit its own pages.");
    return found;
  }

  async function readRecord({ page }: RankedPage, record: number): Promise<RecordTokens> {
    const [, heading, text] = await load(page, record);
    return { heading: tokens(heading || page.title), text: tokens(text) };
  }

  async function toHit({ ranked: { page }, record }: OrderedHit, isMatch: (term: string) => boolean) {
    const [anchor, heading, text] = await load(page, record);
    const mark = (part: string) => markMatches(part, tokens(part), isMatch);
    const hit: SearchHit = {
      url: baseUrl + page.url.slice(1) + (anchor ? `#${anchor}` : ""),
      kind: page.kind,
      path: [...page.trail, page.title],
      title: mark(page.title),
      heading: heading ? mark(heading) : null,
      excerpt: cutExcerpt(text, tokens(text), isMatch),
    };
    return hit;
  }

  function tokens(text: string): MarkedToken[] {
    const known = tokensOf.get(text) ?? readTokens(text);
    if (tokensOf.size > MOST_TOKENS_KEPT) tokensOf.clear();
    tokensOf.set(text, known);
    return known;
  }
}

function openIndex(manifest: IndexManifest, files: IndexFiles): OpenIndex {
  let words: Promise<WordList> | null = null;
  return {
    manifest,
    directory: openDirectory(manifest),
    store: openTermStore(manifest, files),
    words() {
      words ??= files.words(manifest.words).then((file) => openWordList(file.words));
      words.catch(() => {
        words = null;
      });
      return words;
    },
  };
}

function isSame(left: IndexManifest, right: IndexManifest): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}

/** The label a page is filtered by: the topmost above it, or its own title at the top. */
function sectionOf({ trail, title }: PageEntry): string {
  return trail[0] ?? title;
}

function isWanted(page: PageEntry, { kind, section }: SearchQuery): boolean {
  return (kind === undefined || page.kind === kind) && (section === undefined || sectionOf(page) === section);
}

function countSections(pages: RankedPage[]): SearchAnswer["sections"] {
  const sections = new Map<string, SearchAnswer["sections"][number]>();
  for (const { page, records } of pages) {
    const label = sectionOf(page);
    const key = `${page.kind} ${label}`;
    const known = sections.get(key) ?? { label, kind: page.kind, count: 0 };
    known.count += records.length;
    sections.set(key, known);
  }
  return [...sections.values()].sort((left, right) => right.count - left.count);
}
