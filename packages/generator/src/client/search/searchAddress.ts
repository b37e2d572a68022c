/** The state of the search page, stored in its address. */
export interface SearchState {
  text: string;
  /** Empty for all kinds. */
  kind: string;
  /** Name of the version of the docs; empty for the one that the visitor chose, or the last. */
  version: string;
  /** Maximum number of hits. */
  limit: number;
}

export const HITS_AT_ONCE = 20;
const MAX_HITS = 1000;

export function readSearchState(search: string): SearchState {
  const params = new URLSearchParams(search);
  const limit = Number(params.get("show"));
  return {
    text: params.get("q") ?? "",
    kind: params.get("kind") ?? "",
    version: params.get("version") ?? "",
    limit: Number.isInteger(limit) && limit > HITS_AT_ONCE && limit <= MAX_HITS ? limit : HITS_AT_ONCE,
  };
}

/** Returns the query string of a state; empty for the initial state. */
export function searchStateQuery({ text, kind, version, limit }: SearchState): string {
  const params = new URLSearchParams();
  if (text !== "") params.set("q", text);
  if (kind !== "") params.set("kind", kind);
  if (version !== "") params.set("version", version);
  if (limit !== HITS_AT_ONCE) params.set("show", String(limit));
  const query = params.toString();
  return query === "" ? "" : `?${query}`;
}
