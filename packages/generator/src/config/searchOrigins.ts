import { searchHosts } from "@docs/search";
import type { SearchConfig } from "../shared/shell.ts";

/** Returns the origins of the hosted search, the preferred one first; empty for embedded search. */
export function searchOrigins(search: SearchConfig): string[] {
  return search.provider === "algolia" ? searchHosts(search).map((host) => new URL(host).origin) : [];
}
