import type { SearchProvider } from "../../shared/search.ts";
import type { SearchConfig } from "../../shared/shell.ts";

export type AlgoliaOptions = Extract<SearchConfig, { provider: "algolia" }> & {
  /** Path of the site's root, with a slash at both ends. */
  baseUrl: string;
  language: string;
  fetch: typeof fetch;
};

export declare function createAlgoliaProvider(options: AlgoliaOptions): SearchProvider;
