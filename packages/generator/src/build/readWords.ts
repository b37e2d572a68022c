import { type Catalogue, dataOf } from "../../../catalogue/src/catalogue.ts";
import { countMentions } from "../../../catalogue/src/check/coverage.ts";
import { createWordReader, type PageWords, type ReadWords } from "../../../catalogue/src/check/pageWords.ts";
import type { CheckedWords } from "../check/siteIndex.ts";
import type { ContentTree } from "../content/contentTree.ts";
import type { Route } from "../site/site.ts";
import { shortHash } from "./hash.ts";
import type { Memo } from "./memo.ts";
import type { Helper } from "./startHelper.ts";

type KnownWords = ReadonlyMap<CheckedWords["snippets"], PageWords>;

/** Reads what a page says of the server, unless it is known from an earlier build, or the helper has read it. */
export function rememberWords(
  catalogue: Catalogue | null,
  recall: Memo["recall"],
  known?: KnownWords,
): (page: Route) => PageWords {
  let read: ReadWords | null = null;
  return (page) => {
    const work = () => {
      read ??= createWordReader(catalogue);
      return known?.get(page.snippets) ?? read(page);
    };
    return recall(`words ${page.sourceKey ?? "of a generated page: none"}`, work);
  };
}

/** Counts what pages mention, unless they mention the same as before. */
export function rememberCoverage(dataKey: string, recall: Memo["recall"]): typeof countMentions {
  return (found, catalogue) => {
    const key = `coverage ${shortHash(dataKey, JSON.stringify(found))}`;
    return recall(key, () => countMentions(found, catalogue));
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
