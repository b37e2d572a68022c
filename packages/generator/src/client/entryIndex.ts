import { isRecord } from "./isRecord.ts";

/** The number the router gave a history entry; null for an entry it has not seen. */
export function entryIndex(state: unknown): number | null {
  return isRecord(state) && typeof state.index === "number" ? state.index : null;
}
