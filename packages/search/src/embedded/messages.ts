import type { SearchAnswer, SearchFailure, SearchQuery } from "../search.ts";

/** What the page and its search worker say to each other. */
export type ToWorker =
  | { type: "open"; root: string; baseUrl: string }
  | { type: "prepare" }
  | { type: "search"; id: number; query: SearchQuery }
  | { type: "cancel"; id: number };

export type FromWorker =
  | { id: number; answer: SearchAnswer }
  | { id: number; failure: { reason: SearchFailure | null; message: string } };
