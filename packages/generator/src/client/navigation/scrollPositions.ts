import { readStoredList, writeStored } from "../../app/storage.ts";
import { scrollPositions } from "../../shared/storageKeys.ts";

const MOST_ENTRIES = 100;

/** Scroll positions by history entry; `history.state` cannot hold them, as an entry left by Back is no longer writable. */
export function createScrollPositions() {
  const positions = new Map(readStoredList(scrollPositions, isPosition, "sessionStorage"));
  return {
    save(index: number, y: number) {
      positions.delete(index);
      positions.set(index, Math.round(y));
    },
    get: (index: number) => positions.get(index) ?? null,
    /** Keeps the positions for when the tab comes back to this site. */
    persist() {
      const last = [...positions].slice(-MOST_ENTRIES);
      writeStored(scrollPositions, JSON.stringify(last), "sessionStorage");
    },
  };
}

function isPosition(value: unknown): value is [index: number, y: number] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "number");
}
