import type { SearchHit } from "@docs/search";
import type { Store } from "../safeStore.ts";

/** A hit that the visitor opened or marked. */
export type RememberedHit = Pick<SearchHit, "url" | "title" | "heading" | "labels">;

export interface RememberedHits {
  recent: RememberedHit[];
  favorite: RememberedHit[];
}

const KEYS = { recent: "search-recent", favorite: "search-favorite" } as const;
const MOST = { recent: 7, favorite: 20 } as const;

/** Reads what is kept; what another program or an older version left there is left out. */
export function readRemembered(store: Store): RememberedHits {
  return { recent: readList(store, "recent"), favorite: readList(store, "favorite") };
}

/** Puts a hit first in one of the lists, and out of the other: a favorite is not repeated among the recent ones. */
export function remember(store: Store, list: keyof RememberedHits, hit: RememberedHit): RememberedHits {
  const { url, title, heading, labels } = hit;
  const { favorite } = readRemembered(store);
  if (list === "recent" && favorite.some((one) => one.url === url)) return readRemembered(store);
  forget(store, hit);
  const others = readList(store, list);
  write(store, list, [{ url, title, heading, labels }, ...others].slice(0, MOST[list]));
  return readRemembered(store);
}

export function forget(store: Store, { url }: RememberedHit): RememberedHits {
  for (const list of ["recent", "favorite"] as const) {
    const kept = readList(store, list);
    const others = kept.filter((one) => one.url !== url);
    if (others.length < kept.length) write(store, list, others);
  }
  return readRemembered(store);
}

function write(store: Store, list: keyof RememberedHits, hits: RememberedHit[]) {
  store.set(KEYS[list], JSON.stringify(hits));
}

function readList(store: Store, list: keyof RememberedHits): RememberedHit[] {
  try {
    const value: unknown = JSON.parse(store.get(KEYS[list]) ?? "[]");
    return Array.isArray(value) ? value.filter(isHit) : [];
  } catch {
    return [];
  }
}

function isHit(value: unknown): value is RememberedHit {
  if (typeof value !== "object" || value === null) return false;
  const { url, title, heading, labels } = value as Record<string, unknown>;
  return (
    typeof url === "string" &&
    // An address of this site, on whichever host.
    /^\/(?!\/)/.test(url) &&
    typeof title === "string" &&
    (heading === null || typeof heading === "string") &&
    Array.isArray(labels) &&
    labels.every((label) => typeof label === "string")
  );
}
