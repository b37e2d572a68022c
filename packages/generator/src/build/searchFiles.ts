import { type IndexFile, joinPages } from "../../../search/src/index/buildIndex.ts";
import { indexPage } from "../../../search/src/index/indexPage.ts";
import { termFiles } from "../../../search/src/index/termFiles.ts";
import { termRows } from "../../../search/src/index/termRows.ts";
import { INDEX_FOLDER } from "../../../search/src/indexFormat.ts";
import { createSpellingReader } from "../../../search/src/text/tokenize.ts";
import { searchPages } from "../emit/searchRecords.ts";
import type { Site } from "../site/site.ts";
import { shortHash } from "./hash.ts";
import type { Memo } from "./memo.ts";
import { type BuiltFile, keep } from "./output.ts";
import type { PreviousBuild } from "./previousBuild.ts";
import { formatMs } from "./progress.ts";
import type { Helper } from "./startHelper.ts";

/** The files of the search index; pages that have not changed are not read again. */
export function searchFiles(site: Site, recall: Memo["recall"]): IndexFile[] {
  const spellings = createSpellingReader();
  const pages = searchPages(site).map(({ key, records }) =>
    recall(`index ${key}`, () => indexPage(records(), { spellings, hash: shortHash })),
  );
  return joinPages(pages, termFiles(termRows(pages), pages, { hash: shortHash }), shortHash);
}

interface Indexing {
  site: Site;
  /** Names of the pages that the helper has indexed before. */
  known: string[];
  previous: PreviousBuild;
  /** Gets what each file is made from. */
  inputs: Map<string, string>;
}

/** The same, made by a helper with an open index, which is told only of pages it does not know; and how long it took. */
export async function searchFilesBy(helper: Helper, { site, known, previous, inputs }: Indexing) {
  const isKnown = new Set(known);
  const pages = searchPages(site).map((page) => ({ ...page, key: shortHash(page.key) }));
  const unknown = pages.filter(({ key }) => !isKnown.has(key));
  const { files, ms } = await helper.ask("indexPages", {
    keys: pages.map(({ key }) => key),
    records: new Map(unknown.map((page) => [page.key, page.records()])),
    there: previous.below(INDEX_FOLDER),
  });
  for (const { path, input } of files) inputs.set(path, input);
  return {
    files: files.map(({ path, content }): BuiltFile => (content === null ? keep(path) : { path, content })),
    aside: ` (${formatMs(ms)} aside)`,
    pages: pages.map(({ key, place }) => ({ key, place })),
  };
}
