import { setImmediate } from "node:timers/promises";
import { createCatalogue } from "../catalogue/catalogue.ts";
import type { DataFiles } from "../catalogue/dataFiles.ts";
import { createWordReader, type PageWords } from "../check/pageWords.ts";
import type { CheckedWords } from "../check/siteIndex.ts";
import { type RenderedDiagram, renderDiagram } from "../markdown/diagram/renderDiagram.ts";
import { joinPages } from "../search/index/buildIndex.ts";
import { indexPage } from "../search/index/indexPage.ts";
import { createSpellingReader } from "../search/text/tokenize.ts";
import type { SearchRecord } from "../shared/searchRecord.ts";
import { shortHash } from "./hash.ts";
import { type MemoFile, openMemo, type StoredMemo } from "./memo.ts";
import { type FilesToWrite, type WriteFailure, writeFiles } from "./output.ts";
import { rememberTerms } from "./rememberTerms.ts";
import { threadTime } from "./threadTime.ts";

/** Work that needs nothing but its input, so that another thread can do it while the build goes on. */
export interface HelperTasks {
  drawDiagram(source: string): RenderedDiagram;
  readWords(input: { data: DataFiles | null; pages: CheckedWords[] }): PageWords[];
  /** Reads what is known of the search index, to be asked first; answers the keys of pages that are. */
  openIndex(file: MemoFile): Promise<string[]>;
  indexPages(input: PagesToIndex): IndexedPages;
  /** Waits until what was learned is kept for the next build; answers why it cannot be, or null. */
  waitForIndex(): Promise<string | null>;
  /** Answers why the files could not be written, or null. */
  writeFiles(input: FilesToWrite): WriteFailure | null;
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

export function createHelperTasks(): HelperTasks {
  let index: { memo: StoredMemo; terms: ReturnType<typeof rememberTerms> } | null = null;
  let saving: Promise<string | null> = Promise.resolve(null);
  const knownIndex = () => {
    if (index === null) throw new Error("The index was not opened.");
    return index;
  };
  return {
    drawDiagram: renderDiagram,
    readWords: ({ data, pages }) => pages.map(createWordReader(data && createCatalogue(data))),
    async openIndex(file) {
      const memo = await openMemo(file);
      index = { memo, terms: rememberTerms(memo) };
      return [...memo.keys];
    },
    indexPages({ keys, records, there }) {
      const started = threadTime();
      const { memo, terms } = knownIndex();
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
    writeFiles,
  };
}
