/** What a visitor asks. */
export interface SearchQuery {
  text: string;
  /** How many hits to return. */
  limit: number;
  /** Only hits of this kind, one of the answer's `kinds`; empty for all. */
  kind?: string;
  /** Fetches the whole index, whatever the connection costs. */
  fullText?: boolean;
}

/** A page with the section that answers best, or an entry of a page. All of it is text, never HTML. */
export interface SearchHit {
  /** Address within the site, base path and anchor included. */
  url: string;
  /** `docs`, `blog`, or what the entry is (`Settings`). */
  kind: string;
  /** Names of what the page stands in, from the top. */
  labels: string[];
  title: string;
  /** The section's heading or the entry's name; null for the page as a whole. */
  heading: string | null;
  /** The question of the page that the query resembles. */
  question: string | null;
  /** What is known without the page's text: an entry's or the page's description, a printed line, or a service's excerpt. */
  excerpt: string;
  /** Whether the page has a passage to show in place of the excerpt. */
  hasPassage: boolean;
}

export interface SearchAnswer {
  hits: SearchHit[];
  /** How many hits there are without the limit. */
  total: number;
  /** Kinds that the query has hits of, with their numbers; a chosen kind leaves them as they are. */
  kinds: { kind: string; count: number }[];
  /** What to mark in a hit's texts: stems of the words that were found. */
  marked: string[];
  /** Hits meet only a small part of the query. */
  isWeak: boolean;
  /** False when the text of the pages has not been looked through yet. */
  isComplete: boolean;
}

/** The one thing that the search dialog and the search page need; the site's own index and a hosted one both are one. */
export interface SearchProvider {
  /** Starts fetching what every query needs; called at the first sign of intent. */
  prepare(): void;
  /**
   * Tells one answer, or a quick one and then a complete one. Rejects with `SearchUnavailable`, also after an answer
   * that stays incomplete for it.
   */
  search(query: SearchQuery, onAnswer: (answer: SearchAnswer) => void, signal: AbortSignal): Promise<void>;
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
