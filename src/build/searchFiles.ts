import { searchRecords } from "../emit/searchRecords.ts";
import { buildIndex, type IndexFile } from "../search/index/buildIndex.ts";
import type { Site } from "../site/site.ts";
import { shortHash } from "./hash.ts";
import type { Memo } from "./memo.ts";

/** The files of the search index; pages that have not changed are not read again. */
export function searchFiles(site: Site, recall: Memo["recall"]): IndexFile[] {
  return buildIndex({ records: searchRecords(site), hash: shortHash, recall });
}
