/** What the search page shows, as its address says it. */
export interface SearchState {
  text: string;
  /** Empty for all kinds. */
  kind: string;
  /** How many hits are shown. */
  limit: number;
}

export const HITS_AT_ONCE = 20;
const MOST_HITS = 1000;

export function readSearchState(search: string): SearchState {
  const params = new URLSearchParams(search);
  const limit = Number(params.get("show"));
  return {
    text: params.get("q") ?? "",
    kind: params.get("kind") ?? "",
    limit: Number.isInteger(limit) && limit > HITS_AT_ONCE && limit <= MOST_HITS ? limit : HITS_AT_ONCE,
  };
}

/** The query part of the address that shows this state; empty for the empty state. */
export function searchStateQuery({ text, kind, limit }: SearchState): string {
  const params = new URLSearchParams();
  if (text !== "") params.set("q", text);
  if (kind !== "") params.set("kind", kind);
  if (limit !== HITS_AT_ONCE) params.set("show", String(limit));
  const query = params.toString();
  return query === "" ? "" : `?${query}`;
}
