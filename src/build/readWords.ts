import { type Catalogue, dataOf } from "../catalogue/catalogue.ts";
import { createWordReader, type PageWords, type ReadWords } from "../check/pageWords.ts";
import type { CheckedWords } from "../check/siteIndex.ts";
import { shortHash } from "./hash.ts";
import type { Memo } from "./memo.ts";
import type { Helper } from "./startHelper.ts";

/** Reads what a page says of the server, unless it is known from an earlier build, or the helper has read it. */
export function rememberWords(
  catalogue: Catalogue | null,
  recall: Memo["recall"],
  known?: ReadonlyMap<CheckedWords, PageWords>,
): ReadWords {
  const read = createWordReader(catalogue);
  const data = shortHash(JSON.stringify(catalogue));
  return (page) => {
    const { snippets, inlineCodes, statedDefaults } = page;
    const words = shortHash(JSON.stringify([snippets, inlineCodes, statedDefaults]));
    return recall(`check ${data} ${words}`, () => known?.get(page) ?? read(page));
  };
}

/** Has the helper read all pages, while the build goes on. */
export async function readWordsBy(
  helper: Helper,
  pages: CheckedWords[],
  catalogue: Catalogue | null,
): Promise<ReadonlyMap<CheckedWords, PageWords>> {
  const words = pages.map(({ snippets, inlineCodes, statedDefaults }): CheckedWords => {
    return { snippets, inlineCodes, statedDefaults };
  });
  const read = await helper.ask("readWords", { data: catalogue && dataOf(catalogue), pages: words });
  return new Map(read.map((found, at) => [pages[at] as CheckedWords, found]));
}
