import { type Catalogue, dataOf } from "../catalogue/catalogue.ts";
import { createWordReader, type PageWords, type ReadWords } from "../check/pageWords.ts";
import type { CheckedWords } from "../check/siteIndex.ts";
import type { ContentTree } from "../content/contentTree.ts";
import { shortHash } from "./hash.ts";
import type { Memo } from "./memo.ts";
import type { Helper } from "./startHelper.ts";

type KnownWords = ReadonlyMap<CheckedWords["snippets"], PageWords>;

/** Reads what a page says of the server, unless it is known from an earlier build, or the helper has read it. */
export function rememberWords(
  catalogue: Catalogue | null,
  recall: Memo["recall"],
  known?: KnownWords,
): ReadWords {
  const read = createWordReader(catalogue);
  const data = shortHash(JSON.stringify(catalogue));
  return (page) => {
    const { snippets, inlineCodes, statedDefaults } = page;
    const words = shortHash(JSON.stringify([snippets, inlineCodes, statedDefaults]));
    return recall(`check ${data} ${words}`, () => known?.get(snippets) ?? read(page));
  };
}

/** Has the helper read all pages, while the build goes on; what it found, by the list of a page's snippets. */
export async function readWordsBy(helper: Helper, tree: ContentTree): Promise<KnownWords> {
  const { docs, posts, pages, catalogue } = tree;
  const words = [...docs, ...posts, ...pages].map(({ page }): CheckedWords => {
    const { snippets, inlineCodes, statedDefaults } = page;
    return { snippets, inlineCodes, statedDefaults };
  });
  const read = await helper.ask("readWords", { data: catalogue && dataOf(catalogue), pages: words });
  return new Map(words.map(({ snippets }, at) => [snippets, read[at] as PageWords]));
}
