import type { SearchProvider } from "@docs/search";
import { createEmbeddedProvider } from "@docs/search/embedded";
import { preferredVersion, readStored } from "../../app/storage.ts";
import type { ShellView, VersionChoice } from "../../shared/shell.ts";
import { stripBase, withBase } from "../../shared/url.ts";
import { isBelow, versionAt } from "../../shared/versionAt.ts";
import { adoptStyles } from "../browser/elements.ts";
import { startWorker } from "../browser/startWorker.ts";
import { SearchPanel } from "./SearchPanel.tsx";
import styles from "./search.css?inline";
import { HITS_AT_ONCE, readSearchState, searchStateQuery } from "./searchAddress.ts";
import { createSearchPage } from "./searchPage.tsx";
import type { LoadArticle } from "./usePassages.ts";

export type LoadedSearch = Awaited<ReturnType<typeof loadSearch>>;
export type SearchSite = Awaited<ReturnType<typeof loadSite>>;

/** The entry to what is loaded when a visitor wants to search: one file, because each request delays the results. */
export async function loadSearch(shell: ShellView, loadArticle: LoadArticle) {
  const site = await loadSite(shell, loadArticle);
  adoptStyles(styles);
  return { site, SearchPanel, createSearchPage };
}

/** Loads the configured search provider, and what else the search UI needs to know about the site. */
async function loadSite(shell: ShellView, loadArticle: LoadArticle) {
  const { baseUrl, search, versions } = shell;
  const searchPage = (text: string, kind: string, choice?: VersionChoice) => {
    const name = versions.length > 1 ? (choice?.name ?? "") : "";
    return withBase(
      baseUrl,
      `/search${searchStateQuery({ text, kind, version: name, limit: HITS_AT_ONCE })}`,
    );
  };
  const version = searchedVersion(shell);
  const provider = await loadProvider(shell, version);
  const fill = (address: string, query: string) => address.replace("{query}", encodeURIComponent(query));
  const fillLinks = (links: typeof search.links, query: string) =>
    links.map(({ label, href }) => ({ label, href: withBase(baseUrl, fill(href, query)) }));
  provider.prepare();
  return {
    provider,
    searchPage: (text: string, kind = "") => searchPage(text, kind, version),
    /** The versions of the docs, as links to the same search in each; empty if there is only one. */
    versions: (text: string) =>
      versions.length < 2
        ? []
        : versions.map((each) => ({
            label: each.label,
            href: searchPage(text, "", each),
            isSearched: each === version,
          })),
    /** Where visitors can report a query without useful results; empty if nowhere. */
    reportUrl: (query: string) => fill(search.reportUrl, query),
    /** Other places to search. */
    links: (query: string) => fillLinks(search.links, query),
    /** Those of them that are made for such a query. */
    offers: (query: string) =>
      fillLinks(
        search.links.filter(({ pattern }) => pattern !== "" && new RegExp(pattern).test(query)),
        query,
      ),
    likelyPages: shell.likelyPages.map(({ label, href }) => ({ label, href: withBase(baseUrl, href) })),
    loadArticle,
  };
}

/** The version of the docs that the search page was asked for, that is on view, that the visitor prefers, or that the page leads to. */
function searchedVersion({ baseUrl, versions }: Pick<ShellView, "baseUrl" | "versions">) {
  const { version: wanted } = readSearchState(location.search);
  const path = stripBase(baseUrl, location.pathname) ?? "/";
  const isOfDocs = versions.some((version) => isBelow(version.path, path));
  const link = document.querySelector<HTMLAnchorElement>("[data-search]");
  const linked = readSearchState(link?.search ?? "").version;
  const chosen = isOfDocs ? wanted : wanted || readStored(preferredVersion) || linked;
  return versions.find(({ name }) => name === chosen) ?? versionAt(versions, path);
}

async function loadProvider(
  { baseUrl, search, locales }: ShellView,
  { name = "current", isLast = true }: Partial<VersionChoice> = {},
): Promise<SearchProvider> {
  if (search.provider === "algolia") {
    const { createAlgoliaProvider } = await import("@docs/search/hosted");
    const language = locales[0]?.htmlLang ?? "en";
    return createAlgoliaProvider({ ...search, baseUrl, language, version: name });
  }
  return createEmbeddedProvider({
    root: new URL(baseUrl, location.href).href,
    baseUrl,
    version: { name, isLast },
    startWorker,
  });
}
