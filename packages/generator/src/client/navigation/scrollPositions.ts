import { readStoredList, writeStored } from "../../app/storage.ts";
import { scrollPositions } from "../../shared/storageKeys.ts";

const MAX_ENTRIES = 100;

/** Stores scroll positions by history entry, because `history.state` of an entry that was left by Back is not writable. */
export function createScrollPositions() {
  const positions = new Map(readStoredList(scrollPositions, isPosition, "sessionStorage"));
  return {
    save(index: number, y: number) {
      positions.delete(index);
      positions.set(index, Math.round(y));
    },
    get: (index: number) => positions.get(index) ?? null,
    /** Saves the positions for the next document of this tab. */
    persist() {
      const last = [...positions].slice(-MAX_ENTRIES);
      writeStored(scrollPositions, JSON.stringify(last), "sessionStorage");
    },
  };
}

function isPosition(value: unknown): value is [index: number, y: number] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "number");
}
