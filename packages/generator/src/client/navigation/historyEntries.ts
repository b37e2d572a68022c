import { readStoredList, scrollPositions, writeStored } from "../../app/storage.ts";
import { isRecord } from "../../shared/json.ts";

const MAX_POSITIONS = 100;

/**
 * Numbers the history entries of a document consecutively, and stores scroll positions by number, because `history.state`
 * of an entry that was left by Back is not writable.
 */
export function createHistoryEntries() {
  const positions = new Map(readStoredList(scrollPositions, isPosition, "sessionStorage"));
  let current = 0;

  const entries = {
    current: () => current,
    /** Continues the numbering of the entry that the document was opened in. */
    start() {
      current = entryNumber() ?? Date.now();
    },
    /** Takes over the number of the entry that the browser has gone to; numbers an entry that the browser has added. */
    arrive() {
      const numbered = entryNumber();
      current = numbered ?? current + 1;
      if (numbered === null) history.replaceState({ index: current }, "");
    },
    replace: (address: string) => history.replaceState({ index: current }, "", address),
    push(address: string) {
      current += 1;
      history.pushState({ index: current }, "", address);
    },
    savePosition(entry: number, y: number) {
      positions.delete(entry);
      positions.set(entry, Math.round(y));
    },
    position: (entry: number) => positions.get(entry) ?? null,
    /** Saves the positions for the next document of this tab. */
    persist() {
      const last = [...positions].slice(-MAX_POSITIONS);
      writeStored(scrollPositions, JSON.stringify(last), "sessionStorage");
    },
  };
  return entries;
}

/** Returns the number of the entry in the address bar; null if it has none yet. */
export function entryNumber(): number | null {
  const { state } = history;
  return isRecord(state) && typeof state.index === "number" ? state.index : null;
}

function isPosition(value: unknown): value is [entry: number, y: number] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "number");
}
