import { searchRecords } from "../emit/searchRecords.ts";
import { buildIndex, type IndexFile } from "../search/index/buildIndex.ts";
import type { Site } from "../site/site.ts";
import { shortHash } from "./hash.ts";
import type { Memo } from "./memo.ts";
import { formatMs } from "./progress.ts";
import type { Helper } from "./startHelper.ts";

/** The files of the search index; pages that have not changed are not read again. */
export function searchFiles(site: Site, recall: Memo["recall"]): IndexFile[] {
  return buildIndex({ records: searchRecords(site), hash: shortHash, recall });
}

/** The same, made by the helper, for a memo that knows nothing yet; with a word on how long that took. */
export async function searchFilesBy(
  helper: Helper,
  site: Site,
  recall: Memo["recall"],
): Promise<{ files: IndexFile[]; aside: string }> {
  const { files, results, ms } = await helper.ask("indexRecords", searchRecords(site));
  for (const [key, value] of results) recall(key, () => value);
  return { files, aside: ` (${formatMs(ms)} aside)` };
}
