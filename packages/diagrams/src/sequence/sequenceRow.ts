import type { Column } from "./placeColumns.ts";

/** Where a row of a sequence diagram begins and what it may use. */
export interface SequenceRow {
  columns: Map<string, Column>;
  /** Longest line of text, in characters, before it wraps. */
  limit: number;
  top: number;
}

export interface DrawnRow {
  svg: string;
  left: number;
  right: number;
  bottom: number;
}
