import type { SearchProvider } from "../../../../search/src/search.ts";
import type { ShellView } from "../../shared/shell.ts";
import { searchReloaded } from "../../shared/storageKeys.ts";
import { withBase } from "../../shared/url.ts";
import type { Store } from "../safeStore.ts";

/** What search needs to know of the site around it. */
export interface SearchSite {
  provider: SearchProvider;
  /** Turns a query into the address of the search page. */
  searchPage(query: string): string;
  /** Where a visitor can tell that a query should have found something. */
  reportUrl(query: string): string;
  visit(url: URL): void;
  /** For a page older than the index beside it; does nothing the second time. */
  reloadOnce(): void;
}

export interface SearchSiteHost {
  shell: ShellView;
  session: Store;
  visit(url: URL): void;
}

/** Search as this site has it, by its configuration. */
export async function loadSearchSite({ shell, session, visit }: SearchSiteHost): Promise<SearchSite> {
  const { baseUrl, search } = shell;
  return {
    provider: await loadProvider(shell),
    searchPage: (query) => `${withBase(baseUrl, "/search")}?q=${encodeURIComponent(query)}`,
    reportUrl: (query) => search.reportUrl.replace("{query}", encodeURIComponent(query)),
    visit,
    reloadOnce() {
      if (session.get(searchReloaded) !== null) return;
      session.set(searchReloaded, "1");
      location.reload();
    },
  };
}

async function loadProvider({ baseUrl, search, locales }: ShellView): Promise<SearchProvider> {
  if (search.provider === "algolia") {
    const { createAlgoliaProvider } = await import("../../../../search/src/algolia/createAlgoliaProvider.ts");
    return createAlgoliaProvider({
      ...search,
      baseUrl,
      language: locales[0]?.htmlLang ?? "en",
      fetch: (input, init) => fetch(input, init),
    });
  }
  const { createEmbeddedProvider } = await import(
    "../../../../search/src/embedded/createEmbeddedProvider.ts"
  );
  const provider = createEmbeddedProvider({ baseUrl });
  provider.prepare();
  return provider;
}
