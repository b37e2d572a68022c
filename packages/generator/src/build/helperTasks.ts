import type { IndexFile } from "../../../search/src/index/buildIndex.ts";
import type { SearchRecord } from "../../../search/src/searchRecord.ts";
import { type FilesToWrite, type WriteFailure, writeFiles } from "./output.ts";

/** Work that needs nothing but its input, so that another thread can do it while the build goes on. */
export interface HelperTasks {
  makeIndex(records: SearchRecord[]): Promise<{ path: string; content: string }[]>;
  /** Answers why the files could not be written, or null. */
  writeFiles(input: FilesToWrite): WriteFailure | null;
}

export function createHelperTasks(): HelperTasks {
  return {
    async makeIndex(records) {
      const { searchFiles } = await import("./searchFiles.ts");
      return searchFiles(records).map(({ path, content }: IndexFile) => ({ path, content }));
    },
    writeFiles,
  };
}
