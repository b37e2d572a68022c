import type { SearchKind } from "../../../../search/src/search.ts";

/** What the search page shows, as its address says it. */
export interface SearchState {
  text: string;
  kind: SearchKind | "";
  section: string;
}

export function readSearchState(search: string): SearchState {
  const params = new URLSearchParams(search);
  const kind = params.get("kind");
  return {
    text: params.get("q") ?? "",
    kind: kind === "docs" || kind === "blog" ? kind : "",
    section: params.get("section") ?? "",
  };
}

/** The query part of the address that shows this state; empty for the empty state. */
export function searchStateQuery({ text, kind, section }: SearchState): string {
  const params = new URLSearchParams();
  if (text !== "") params.set("q", text);
  if (kind !== "") params.set("kind", kind);
  if (section !== "") params.set("section", section);
  const query = params.toString();
  return query === "" ? "" : `?${query}`;
}
