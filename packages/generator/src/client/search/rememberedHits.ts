import type { SearchHit } from "@docs/search";
import type { Store } from "../safeStore.ts";

/** A hit that the visitor opened or marked. */
export type RememberedHit = Pick<SearchHit, "url" | "title" | "heading" | "labels">;

export const LISTS = ["recent", "favorite"] as const;
type List = (typeof LISTS)[number];
export type RememberedHits = Record<List, RememberedHit[]>;

const MOST: Record<List, number> = { recent: 7, favorite: 20 };

/** Reads what is kept; what another program or an older version left there is left out. */
export function readRemembered(store: Store): RememberedHits {
  return { recent: readList(store, "recent"), favorite: readList(store, "favorite") };
}

/** Puts a hit first in one of the lists, and out of the other: a favorite is not repeated among the recent ones. */
export function remember(store: Store, list: List, hit: RememberedHit): RememberedHits {
  const { url, title, heading, labels } = hit;
  const kept = readRemembered(store);
  if (list === "recent" && kept.favorite.some((one) => one.url === url)) return kept;
  const others = forget(store, hit)[list];
  store.set(
    `search-${list}`,
    JSON.stringify([{ url, title, heading, labels }, ...others].slice(0, MOST[list])),
  );
  return readRemembered(store);
}

export function forget(store: Store, { url }: RememberedHit): RememberedHits {
  const kept = readRemembered(store);
  for (const list of LISTS) {
    store.set(`search-${list}`, JSON.stringify(kept[list].filter((one) => one.url !== url)));
  }
  return readRemembered(store);
}

function readList(store: Store, list: List): RememberedHit[] {
  try {
    const value: unknown = JSON.parse(store.get(`search-${list}`) ?? "[]");
    return Array.isArray(value) ? value.filter(isHit) : [];
  } catch {
    return [];
  }
}

function isHit(value: unknown): value is RememberedHit {
  const { url, title, heading, labels } = Object(value) as Record<string, unknown>;
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
