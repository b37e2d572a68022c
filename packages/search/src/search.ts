export interface SearchQuery {
  text: string;
  /** Maximum number of hits. */
  limit: number;
  /** Only hits of this kind, one of the answer's `kinds`; empty for all. */
  kind?: string;
}

/** A page with its best section, or an entry of a page. Every field is plain text, never HTML. */
export interface SearchHit {
  /** Path including the base path and the anchor. */
  url: string;
  /** `docs`, `blog`, or the kind of the entry (`Settings`). */
  kind: string;
  /** Labels of the categories around the page, outermost first. */
  labels: string[];
  title: string;
  /** The section's heading or the entry's name; null for the page as a whole. */
  heading: string | null;
  /** The page's question that matches the query. */
  question: string | null;
  /** Available without the page's text: a description, a matched message, or the hosted service's snippet. */
  excerpt: string;
  /** Whether a passage of the page's text can replace the excerpt. */
  hasPassage: boolean;
  /** The message that matches: the passage is the paragraph or row that has it. */
  message: string | null;
}

export interface SearchAnswer {
  hits: SearchHit[];
  /** Number of hits regardless of the limit. */
  total: number;
  /** Number of hits per kind, regardless of the chosen kind. */
  kinds: { kind: string; count: number }[];
  /** Stems of the matched words, to be highlighted in the hits. */
  marked: string[];
  /** What was searched for instead of the query, whose typos it corrects; null if it has none. */
  corrected: string | null;
  /** Even the best hit matches only a small part of the query. */
  isWeak: boolean;
  /** False while only the first index file has been searched. */
  isComplete: boolean;
}

/** The interface between the search UI and an index: the site's own or a hosted one. */
export interface SearchProvider {
  /** Starts fetching what every query needs; called at the first sign of intent. */
  prepare(): void;
  /**
   * Calls back with one answer, or with a quick one and then a complete one. Rejects with `SearchUnavailable`, possibly
   * after an incomplete answer.
   */
  search(query: SearchQuery, onAnswer: (answer: SearchAnswer) => void, signal: AbortSignal): Promise<void>;
}

/** Search cannot answer; the next call retries. */
export class SearchUnavailable extends Error {
  override name = "SearchUnavailable";
}
