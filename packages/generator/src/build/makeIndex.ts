import { buildIndexFiles, type IndexFile, type PageRecord } from "@docs/search";
import { shortHash } from "./hash.ts";

/** The files of the search index; a module of its own, because a thread runs it. */
export function makeIndex(records: PageRecord[]): IndexFile[] {
  return buildIndexFiles(records, shortHash);
}
