import type { SearchAnswer, SearchFailure, SearchQuery } from "../search.ts";

/** What the page and its search worker say to each other. */
export type ToWorker =
  | { type: "open"; root: string; baseUrl: string; mayFetchAll: boolean }
  | { type: "prepare" }
  | { type: "search"; id: number; query: SearchQuery }
  | { type: "cancel"; id: number };

export type FromWorker =
  | { type: "answer"; id: number; answer: SearchAnswer }
  | { type: "done"; id: number }
  | { type: "failure"; id: number; reason: SearchFailure; message: string };
