/** What a visitor asks; everything but the text can be left out. */
export interface SearchQuery {
  text: string;
  /** How many hits to return, and how many of the best to leave out before them. */
  limit: number;
  offset?: number;
  /** Only hits of this kind. */
  kind?: SearchKind;
  /** Only hits of this top section, by its label (`MTA`). */
  section?: string;
}

export type SearchKind = "docs" | "blog";

/** A piece of text that either matched the query or did not; never HTML. */
export interface SearchFragment {
  text: string;
  matched: boolean;
}

/** One section of one page. */
export interface SearchHit {
  /** Address within the site, base path and anchor included. */
  url: string;
  kind: SearchKind;
  /** Where it stands: `["MTA", "Outbound", "Routing"]`, the page's title last. */
  path: string[];
  /** The section's heading; null where the hit is the page itself or its introduction. */
  heading: SearchFragment[] | null;
  title: SearchFragment[];
  /** Words around the match; empty where title or heading say it all. */
  excerpt: SearchFragment[];
}

export interface SearchAnswer {
  hits: SearchHit[];
  /** How many hits there are without the limit. */
  total: number;
  /** How many hits each top section has, for the filter. */
  sections: { label: string; kind: SearchKind; count: number }[];
}

/** The one thing the search dialog and the search page need: embedded and hosted search both are one. */
export interface SearchProvider {
  /** The signal says that nobody waits for the answer any more. */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer>;
}

export type SearchFailure = "unreachable" | "corrupt" | "format";

/** Search cannot answer now; another call tries again. With `format`, the page is older or newer than the index. */
export class SearchUnavailable extends Error {
  readonly reason: SearchFailure;

  constructor(reason: SearchFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "SearchUnavailable";
    this.reason = reason;
  }
}
