import { type RenderedDiagram, renderDiagram } from "../markdown/diagram/renderDiagram.ts";
import { buildIndex, type IndexFile } from "../search/index/buildIndex.ts";
import type { SearchRecord } from "../shared/searchRecord.ts";
import { shortHash } from "./hash.ts";
import { createMemo } from "./memo.ts";

/** Work that needs nothing but its input, so that another thread can do it. */
export interface HelperTasks {
  drawDiagram(source: string): RenderedDiagram;
  indexRecords(records: SearchRecord[]): IndexedRecords;
}

/** The search index, what of it to remember, and how long it took. */
export interface IndexedRecords {
  files: IndexFile[];
  results: Map<string, unknown>;
  ms: number;
}

export const helperTasks: HelperTasks = {
  drawDiagram: renderDiagram,
  indexRecords(records) {
    const started = performance.now();
    const { recall, used } = createMemo();
    const files = buildIndex({ records, hash: shortHash, recall });
    return { files, results: used, ms: performance.now() - started };
  },
};
