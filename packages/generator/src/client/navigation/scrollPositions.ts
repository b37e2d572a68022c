import * as storageKeys from "../../shared/storageKeys.ts";
import { isRecord } from "../isRecord.ts";
import type { Store } from "../safeStore.ts";

export interface ScrollPositions {
  save(index: number, y: number): void;
  get(index: number): number | null;
  /** Keeps the positions for when the tab comes back to this site. */
  persist(): void;
}

const MOST_ENTRIES = 100;

/** Scroll positions by history entry; `history.state` cannot hold them, as an entry left by Back is no longer writable. */
export function createScrollPositions(session: Store): ScrollPositions {
  const positions = new Map(readPositions(session));
  return {
    save(index, y) {
      positions.delete(index);
      positions.set(index, Math.round(y));
    },
    get: (index) => positions.get(index) ?? null,
    persist() {
      session.set(
        storageKeys.scrollPositions,
        JSON.stringify(Object.fromEntries([...positions].slice(-MOST_ENTRIES))),
      );
    },
  };
}

function readPositions(session: Store): [number, number][] {
  let stored: unknown;
  try {
    stored = JSON.parse(session.get(storageKeys.scrollPositions) ?? "{}");
  } catch {
    return [];
  }
  if (!isRecord(stored)) return [];
  return Object.entries(stored).flatMap(([index, y]) => (typeof y === "number" ? [[Number(index), y]] : []));
}
