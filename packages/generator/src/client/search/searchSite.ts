import type { SearchProvider } from "@docs/search";
import { readStored, writeStored } from "../../app/storage.ts";
import type { ShellView } from "../../shared/shell.ts";
import { searchReloaded } from "../../shared/storageKeys.ts";
import { withBase } from "../../shared/url.ts";
import { mayPrefetch } from "../connection.ts";
import { startWorker } from "../startWorker.ts";
import type { LoadArticle } from "./usePassages.ts";

export type SearchSite = Awaited<ReturnType<typeof loadSearchSite>>;

/** Search as this site has it, by its configuration. */
export async function loadSearchSite(shell: ShellView, loadArticle: LoadArticle) {
  const { baseUrl, search } = shell;
  /** Nothing is fetched that the visitor has not asked for. */
  const isThrifty = !mayPrefetch();
  const provider = await loadProvider(shell, isThrifty);
  const fill = (address: string, query: string) => address.replace("{query}", encodeURIComponent(query));
  provider.prepare();
  return {
    provider,
    isThrifty,
    searchPage: (query: string) => fill(`${withBase(baseUrl, "/search")}?q={query}`, query),
    /** Where a visitor can tell that a query should have found something. */
    reportUrl: (query: string) => fill(search.reportUrl, query),
    /** Other places that may know what the index does not. */
    links: (query: string) =>
      search.links.map(({ label, href }) => ({ label, href: withBase(baseUrl, fill(href, query)) })),
    loadArticle: isThrifty ? async () => null : loadArticle,
    /** For a page older than the index beside it; does nothing the second time. */
    reloadOnce() {
      if (readStored(searchReloaded, "sessionStorage") !== null) return;
      writeStored(searchReloaded, "1", "sessionStorage");
      location.reload();
    },
  };
}

async function loadProvider(
  { baseUrl, search, locales }: ShellView,
  isThrifty: boolean,
): Promise<SearchProvider> {
  if (search.provider === "algolia") {
    const { createAlgoliaProvider } = await import("@docs/search/hosted");
    return createAlgoliaProvider({ ...search, baseUrl, language: locales[0]?.htmlLang ?? "en" });
  }
  const { createEmbeddedProvider } = await import("@docs/search/embedded");
  return createEmbeddedProvider({
    root: new URL(baseUrl, location.href).href,
    baseUrl,
    mayFetchAll: !isThrifty,
    startWorker,
  });
}
