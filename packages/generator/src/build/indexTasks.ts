import { setImmediate } from "node:timers/promises";
import { joinPages } from "../../../search/src/index/buildIndex.ts";
import { indexPage } from "../../../search/src/index/indexPage.ts";
import type { SearchRecord } from "../../../search/src/searchRecord.ts";
import { createSpellingReader } from "../../../search/src/text/tokenize.ts";
import { shortHash } from "./hash.ts";
import { type MemoFile, openMemo, type StoredMemo } from "./memo.ts";
import { rememberTerms } from "./rememberTerms.ts";
import { threadTime } from "./threadTime.ts";

/** Makes the search index from what is known of it and the pages that are new. */
export interface IndexTasks {
  /** Reads what is known, to be asked first; answers the keys of pages that are. */
  openIndex(file: MemoFile): Promise<string[]>;
  indexPages(input: PagesToIndex): Promise<IndexedPages>;
  /** Waits until what was learned is kept for the next build; answers why it cannot be, or null. */
  waitForIndex(): Promise<string | null>;
}

export interface PagesToIndex {
  /** One for each page, in order. */
  keys: string[];
  /** The records of pages that are not indexed yet, by key. */
  records: ReadonlyMap<string, SearchRecord[]>;
  /** Files that are there already, with the names of their content. */
  there: ReadonlyMap<string, string>;
}

/** The search index, and how much processor time it took. */
export interface IndexedPages {
  /** Without content where the file is there already. */
  files: { path: string; input: string; content: string | null }[];
  ms: number;
}

export function createIndexTasks(): IndexTasks {
  let index: Promise<{ memo: StoredMemo; terms: ReturnType<typeof rememberTerms> }> | null = null;
  let saving: Promise<string | null> = Promise.resolve(null);
  return {
    async openIndex(file) {
      index = openMemo(file).then((memo) => ({ memo, terms: rememberTerms(memo) }));
      return [...(await index).memo.keys];
    },
    async indexPages({ keys, records, there }) {
      const started = threadTime();
      if (index === null) throw new Error("The index was not opened.");
      const { memo, terms } = await index;
      const tools = { spellings: createSpellingReader(), hash: shortHash };
      const pages = keys.map((key) => memo.recall(key, () => indexPage(records.get(key) ?? [], tools)));
      const files = joinPages(pages, terms(keys, pages), shortHash).map((file) => {
        const { path, input } = file;
        return { path, input, content: there.get(path) === input ? null : file.content };
      });
      // Nobody has to wait for it: the answer goes first.
      saving = setImmediate().then(() => memo.save().then(() => null, String));
      return { files, ms: threadTime() - started };
    },
    waitForIndex: () => saving,
  };
}
