import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { IndexFile, PageRecord } from "@docs/search";
import { projectRoot } from "./projectPaths.ts";

/** Makes the search index on another processor while pages are drawn. */
export async function makeIndexInThread(records: PageRecord[]): Promise<IndexFile[]> {
  const folder = join(projectRoot, "packages/generator");
  const file = join(folder, "src/build/makeIndex.ts");
  const worker = new Worker(join(folder, "bin/runInThread.mjs"), {
    workerData: { file, root: projectRoot, name: "makeIndex", input: records },
  });
  const [files] = await once(worker, "message");
  return files;
}
