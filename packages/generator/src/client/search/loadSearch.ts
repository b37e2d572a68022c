import type { ShellView } from "../../shared/shell.ts";
import { adoptStyles } from "../adoptStyles.ts";
import { createSearchPage } from "./createSearchPage.tsx";
import { SearchPanel } from "./SearchPanel.tsx";
import styles from "./search.css?inline";
import { loadSearchSite } from "./searchSite.ts";
import type { LoadArticle } from "./usePassages.ts";

export type LoadedSearch = Awaited<ReturnType<typeof loadSearch>>;

/** The entry to what is loaded when a visitor wants to search: one file, because each request delays the results. */
export async function loadSearch(shell: ShellView, loadArticle: LoadArticle) {
  const site = await loadSearchSite(shell, loadArticle);
  adoptStyles(styles);
  return { site, SearchPanel, createSearchPage };
}
