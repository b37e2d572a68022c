import type { SearchProvider } from "@docs/search";
import { type Connection, mayPrefetch } from "../../shared/connection.ts";
import type { ShellView } from "../../shared/shell.ts";
import { searchReloaded } from "../../shared/storageKeys.ts";
import { trustedScriptUrl } from "../../shared/trusted.ts";
import { withBase } from "../../shared/url.ts";
import type { Store } from "../safeStore.ts";
import type { LoadArticle } from "./usePassages.ts";

export interface SearchLink {
  label: string;
  href: string;
}

/** What search needs to know of the site around it. */
export interface SearchSite {
  provider: SearchProvider;
  /** Nothing is fetched that the visitor has not asked for. */
  isThrifty: boolean;
  /** Turns a query into the address of the search page. */
  searchPage(query: string): string;
  /** Where a visitor can tell that a query should have found something. */
  reportUrl(query: string): string;
  /** Other places that may know what the index does not. */
  links(query: string): SearchLink[];
  loadArticle: LoadArticle;
  visit(url: URL): void;
  /** For a page older than the index beside it; does nothing the second time. */
  reloadOnce(): void;
}

export interface SearchSiteHost {
  shell: ShellView;
  session: Store;
  loadArticle: LoadArticle;
  visit(url: URL): void;
}

/** Search as this site has it, by its configuration. */
export async function loadSearchSite({
  shell,
  session,
  loadArticle,
  visit,
}: SearchSiteHost): Promise<SearchSite> {
  const { baseUrl, search } = shell;
  const isThrifty = !mayPrefetch((navigator as Navigator & { connection?: Connection }).connection);
  const provider = await loadProvider(shell, isThrifty);
  provider.prepare();
  return {
    provider,
    isThrifty,
    searchPage: (query) => `${withBase(baseUrl, "/search")}?q=${encodeURIComponent(query)}`,
    reportUrl: (query) => search.reportUrl.replace("{query}", encodeURIComponent(query)),
    links: (query) =>
      search.links.map(({ label, href }) => ({
        label,
        href: withBase(baseUrl, href.replace("{query}", encodeURIComponent(query))),
      })),
    loadArticle: isThrifty ? async () => null : loadArticle,
    visit,
    reloadOnce() {
      if (session.get(searchReloaded) !== null) return;
      session.set(searchReloaded, "1");
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
    return createAlgoliaProvider({
      ...search,
      baseUrl,
      language: locales[0]?.htmlLang ?? "en",
      fetch: (input, init) => fetch(input, init),
    });
  }
  const { createEmbeddedProvider } = await import("@docs/search/embedded");
  return createEmbeddedProvider({
    root: new URL(baseUrl, location.href).href,
    baseUrl,
    mayFetchAll: !isThrifty,
    startWorker: (url) => new Worker(trustedScriptUrl(url), { type: "module" }),
  });
}
