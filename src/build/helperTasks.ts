import { createCatalogue } from "../catalogue/catalogue.ts";
import type { DataFiles } from "../catalogue/dataFiles.ts";
import { createWordReader, type PageWords } from "../check/pageWords.ts";
import type { CheckedWords } from "../check/siteIndex.ts";
import { type RenderedDiagram, renderDiagram } from "../markdown/diagram/renderDiagram.ts";
import { buildIndex, type IndexFile } from "../search/index/buildIndex.ts";
import type { SearchRecord } from "../shared/searchRecord.ts";
import { shortHash } from "./hash.ts";
import { type MemoFile, openMemo } from "./memo.ts";
import { threadTime } from "./threadTime.ts";

/** Work that needs nothing but its input, so that another thread can do it while the build goes on. */
export interface HelperTasks {
  drawDiagram(source: string): RenderedDiagram;
  readWords(input: { data: DataFiles | null; pages: CheckedWords[] }): PageWords[];
  indexRecords(input: { records: SearchRecord[]; memo: MemoFile }): Promise<IndexedRecords>;
}

/** The search index, and how much processor time it took. */
export interface IndexedRecords {
  files: IndexFile[];
  ms: number;
  /** Why the next build cannot know what this one learned; null when it can. */
  unsaved: string | null;
}

export const helperTasks: HelperTasks = {
  drawDiagram: renderDiagram,
  readWords: ({ data, pages }) => pages.map(createWordReader(data && createCatalogue(data))),
  async indexRecords({ records, memo: stored }) {
    const started = threadTime();
    const memo = await openMemo(stored);
    const files = buildIndex({ records, hash: shortHash, recall: memo.recall });
    const ms = threadTime() - started;
    return { files, ms, unsaved: await memo.save().then(() => null, String) };
  },
};
