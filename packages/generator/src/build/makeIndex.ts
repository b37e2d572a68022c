import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { buildIndexFiles, type IndexFile, type PageRecord } from "@docs/search";
import { shortHash } from "./hash.ts";
import { projectRoot } from "./projectPaths.ts";

/** The files of the search index. */
export function makeIndex(records: PageRecord[]): IndexFile[] {
  return buildIndexFiles(records, shortHash);
}

/** Makes the search index on another processor while pages are drawn. */
export function makeIndexInThread(records: PageRecord[]): Promise<IndexFile[]> {
  const folder = join(projectRoot, "packages/generator");
  const file = join(folder, "src/build/makeIndex.ts");
  const worker = new Worker(join(folder, "bin/runInThread.mjs"), {
    workerData: { file, root: projectRoot, name: "makeIndex", input: records },
  });
  const making = once(worker, "message").then(([files]) => files);
  // Whoever awaits it later sees its failure, and nobody else has to.
  making.catch(() => undefined);
  return making;
}
