import { searchHosts } from "@docs/search";
import type { SearchConfig } from "../shared/shell.ts";

/** Where the browser asks hosted search, likeliest first; nowhere else than here for the site's own. */
export function searchOrigins(search: SearchConfig): string[] {
  return search.provider === "algolia" ? searchHosts(search).map((host) => new URL(host).origin) : [];
}
