import { createCatalogue } from "../catalogue/catalogue.ts";
import type { DataFiles } from "../catalogue/dataFiles.ts";
import { createWordReader, type PageWords } from "../check/pageWords.ts";
import type { CheckedWords } from "../check/siteIndex.ts";
import { type RenderedDiagram, renderDiagram } from "../markdown/diagram/renderDiagram.ts";
import { buildIndex, type IndexFile } from "../search/index/buildIndex.ts";
import type { SearchRecord } from "../shared/searchRecord.ts";
import { shortHash } from "./hash.ts";
import { createMemo } from "./memo.ts";
import { threadTime } from "./threadTime.ts";

/** Work that needs nothing but its input, so that another thread can do it. */
export interface HelperTasks {
  drawDiagram(source: string): RenderedDiagram;
  readWords(input: { data: DataFiles | null; pages: CheckedWords[] }): PageWords[];
  indexRecords(records: SearchRecord[]): IndexedRecords;
}

/** The search index, what of it to remember, and how much processor time it took. */
export interface IndexedRecords {
  files: IndexFile[];
  results: Map<string, unknown>;
  ms: number;
}

export const helperTasks: HelperTasks = {
  drawDiagram: renderDiagram,
  readWords: ({ data, pages }) => pages.map(createWordReader(data && createCatalogue(data))),
  indexRecords(records) {
    const started = threadTime();
    const { recall, used } = createMemo();
    const files = buildIndex({ records, hash: shortHash, recall });
    return { files, results: used, ms: threadTime() - started };
  },
};
