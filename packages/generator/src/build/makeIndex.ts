import { type IndexFile, joinPages } from "../../../search/src/index/buildIndex.ts";
import { indexPage } from "../../../search/src/index/indexPage.ts";
import { termFiles } from "../../../search/src/index/termFiles.ts";
import { termRows } from "../../../search/src/index/termRows.ts";
import type { SearchRecord } from "../../../search/src/searchRecord.ts";
import { createSpellingReader } from "../../../search/src/text/tokenize.ts";
import { shortHash } from "./hash.ts";

/** The files of the search index. */
export function makeIndex(records: SearchRecord[]): IndexFile[] {
  const spellings = createSpellingReader();
  const byPage = new Map<string, SearchRecord[]>();
  for (const record of records) byPage.set(record.page, [...(byPage.get(record.page) ?? []), record]);
  const pages = [...byPage.values()].map((own) => indexPage(own, { spellings, hash: shortHash }));
  return joinPages(pages, termFiles(termRows(pages), pages, { hash: shortHash }), shortHash);
}
