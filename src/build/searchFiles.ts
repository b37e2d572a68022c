import { searchRecords } from "../emit/searchRecords.ts";
import { buildIndex, type IndexFile } from "../search/index/buildIndex.ts";
import type { Site } from "../site/site.ts";
import { shortHash } from "./hash.ts";
import type { Memo, MemoFile } from "./memo.ts";
import { formatMs } from "./progress.ts";
import type { Helper } from "./startHelper.ts";

/** The files of the search index; pages that have not changed are not read again. */
export function searchFiles(site: Site, recall: Memo["recall"]): IndexFile[] {
  return buildIndex({ records: searchRecords(site), hash: shortHash, recall });
}

/** The same, made by the helper, which keeps its memo in a file of its own; with a word on how long it took. */
export async function searchFilesBy(helper: Helper, site: Site, memo: MemoFile) {
  const { ms, ...made } = await helper.ask("indexRecords", { records: searchRecords(site), memo });
  return { ...made, aside: ` (${formatMs(ms)} aside)` };
}
