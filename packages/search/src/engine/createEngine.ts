import type { IndexManifest } from "../indexFormat.ts";
import { type SearchAnswer, type SearchProvider, type SearchQuery, SearchUnavailable } from "../search.ts";
import { type Directory, openDirectory, type PageEntry } from "./directory.ts";
import { createFetchAhead } from "./fetchAhead.ts";
import { type FetchFile, type IndexFiles, openIndexFiles } from "./indexFiles.ts";
import { orderHits } from "./orderHits.ts";
import { preferPhrases } from "./preferPhrases.ts";
import { createPresenter } from "./presentHits.ts";
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
  /** Whether the whole index may be fetched once somebody has searched. */
  mayFetchAhead?(): boolean;
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

/** Answers queries from the files of the index, fetching only those a query needs. */
export function createEngine({ root, baseUrl, fetch, mayFetchAhead }: EngineOptions): Engine {
  const files = openIndexFiles(root, fetch);
  const presenter = createPresenter(files, baseUrl);
  const ahead = createFetchAhead({ fetchPack: files.pack });
  let current: OpenIndex | null = null;

  async function open(): Promise<OpenIndex> {
    const manifest = await files.manifest();
    if (current?.manifest !== manifest) current = openIndex(manifest, files);
    return current;
  }

  return {
    async prepare() {
      await open();
    },
    async search(query, signal) {
      const index = await open();
      const packs = mayFetchAhead?.() ? index.manifest.packs : [];
      return ahead.after(packs, () => answerSurely(index, query, signal));
    },
  };

  async function answerSurely(index: OpenIndex, query: SearchQuery, signal?: AbortSignal) {
    try {
      return await answer(index, query, signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof SearchUnavailable)) throw error;
      // The site may have been published anew since the manifest was read: then its files have other names.
      files.forget();
      const fresh = await open();
      if (isSame(fresh.manifest, index.manifest) && !(await hasPacks(fresh))) throw error;
      return answer(fresh, query, signal);
    }
  }

  /** Whether all packs can be had: without a connection, those that were fetched ahead have been kept. */
  async function hasPacks({ manifest: { packs } }: OpenIndex): Promise<boolean> {
    try {
      for (const name of packs) await files.pack(name);
      return packs.length > 0;
    } catch {
      return false;
    }
  }

  async function answer(index: OpenIndex, query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer> {
    const plan = readQuery(query.text);
    const options = await widenQuery(plan, index);
    // What was typed since then needs the connection and the processor for itself.
    signal?.throwIfAborted();
    const scores = scoreIdeas(plan.ideas.length, options, index);
    const ranked = rankRecords(index.directory, scores, plan.ideas.map(({ term }) => term).join(" "));
    const pages = await preferPhrases(ranked, options, { ideas: plan.ideas.length, ...presenter });
    const hits = orderHits(pages.filter(({ page }) => isWanted(page, query)));
    const offset = query.offset ?? 0;
    return {
      hits: await presenter.present(hits.slice(offset, offset + query.limit), options),
      total: hits.length,
      sections: countSections(pages),
    };
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
