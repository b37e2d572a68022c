import { searchRecords } from "../emit/searchRecords.ts";
import { buildIndex, type IndexFile } from "../search/index/buildIndex.ts";
import type { Site } from "../site/site.ts";
import { shortHash } from "./hash.ts";
import type { Memo } from "./memo.ts";

/** The files of the search index, made once for the same records. */
export function searchFiles(site: Site, remember: Memo["remember"]): Promise<IndexFile[]> {
  const records = searchRecords(site);
  const key = `search ${shortHash(JSON.stringify(records))}`;
  return remember(key, () => buildIndex({ records, hash: shortHash }));
}
