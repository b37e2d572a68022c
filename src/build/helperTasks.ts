import { type RenderedDiagram, renderDiagram } from "../markdown/diagram/renderDiagram.ts";
import { buildIndex, type IndexFile } from "../search/index/buildIndex.ts";
import type { SearchRecord } from "../shared/searchRecord.ts";
import { shortHash } from "./hash.ts";
import { createMemo } from "./memo.ts";

/** Work that needs nothing but its input, so that another thread can do it. */
export interface HelperTasks {
  drawDiagram(source: string): RenderedDiagram;
  /** The search index, and what of it to remember. */
  indexRecords(records: SearchRecord[]): { files: IndexFile[]; results: Map<string, unknown> };
}

export const helperTasks: HelperTasks = {
  drawDiagram: renderDiagram,
  indexRecords(records) {
    const { recall, used } = createMemo();
    return { files: buildIndex({ records, hash: shortHash, recall }), results: used };
  },
};
