import type { SearchProvider } from "@docs/search";
import { createEmbeddedProvider } from "@docs/search/embedded";
import { readStored, writeStored } from "../../app/storage.ts";
import type { ShellView } from "../../shared/shell.ts";
import { searchReloaded } from "../../shared/storageKeys.ts";
import { withBase } from "../../shared/url.ts";
import { mayPrefetch } from "../connection.ts";
import { startWorker } from "../startWorker.ts";
import { HITS_AT_ONCE, searchStateQuery } from "./searchAddress.ts";
import type { LoadArticle } from "./usePassages.ts";

export type SearchSite = Awaited<ReturnType<typeof loadSearchSite>>;

/** Loads the configured search provider, and what else the search UI needs to know about the site. */
export async function loadSearchSite(shell: ShellView, loadArticle: LoadArticle) {
  const { baseUrl, search } = shell;
  /** On slow and metered connections, only what the visitor requests is fetched. */
  const savesData = !mayPrefetch();
  const provider = await loadProvider(shell, savesData);
  const fill = (address: string, query: string) => address.replace("{query}", encodeURIComponent(query));
  provider.prepare();
  return {
    provider,
    savesData,
    searchPage: (text: string, kind: string) =>
      withBase(baseUrl, `/search${searchStateQuery({ text, kind, limit: HITS_AT_ONCE })}`),
    /** Where visitors can report a query without useful results; empty if nowhere. */
    reportUrl: (query: string) => fill(search.reportUrl, query),
    /** Other places to search. */
    links: (query: string) =>
      search.links.map(({ label, href }) => ({ label, href: withBase(baseUrl, fill(href, query)) })),
    likelyPages: shell.likelyPages.map(({ label, href }) => ({ label, href: withBase(baseUrl, href) })),
    loadArticle: savesData ? async () => null : loadArticle,
    /** For a page that is older than the deployed index; reloads at most once per tab. */
    reloadOnce() {
      if (readStored(searchReloaded, "sessionStorage") !== null) return;
      writeStored(searchReloaded, "1", "sessionStorage");
      location.reload();
    },
  };
}

async function loadProvider(
  { baseUrl, search, locales }: ShellView,
  savesData: boolean,
): Promise<SearchProvider> {
  if (search.provider === "algolia") {
    const { createAlgoliaProvider } = await import("@docs/search/hosted");
    return createAlgoliaProvider({ ...search, baseUrl, language: locales[0]?.htmlLang ?? "en" });
  }
  return createEmbeddedProvider({
    root: new URL(baseUrl, location.href).href,
    baseUrl,
    mayFetchAll: !savesData,
    startWorker,
  });
}
