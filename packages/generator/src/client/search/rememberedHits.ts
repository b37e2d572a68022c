import type { SearchHit } from "@docs/search";
import { readStoredList, writeStored } from "../../app/storage.ts";

/** A hit that the visitor has opened or marked as favorite. */
export type RememberedHit = Pick<SearchHit, "url" | "title" | "heading" | "labels">;

export const LISTS = ["recent", "favorite"] as const;
type List = (typeof LISTS)[number];
export type RememberedHits = Record<List, RememberedHit[]>;

const MAX_HITS: Record<List, number> = { recent: 7, favorite: 20 };

/** Reads both lists from storage, skipping invalid items. */
export function readRemembered(): RememberedHits {
  return {
    recent: readStoredList("search-recent", isHit),
    favorite: readStoredList("search-favorite", isHit),
  };
}

/** Puts a hit first in one of the lists and removes it from the other; opening a favorite does not move it. */
export function remember(list: List, hit: RememberedHit): RememberedHits {
  const { url, title, heading, labels } = hit;
  const kept = readRemembered();
  if (list === "recent" && kept.favorite.some((one) => one.url === url)) return kept;
  const forgotten = forget(hit);
  return write({
    ...forgotten,
    [list]: [{ url, title, heading, labels }, ...forgotten[list]].slice(0, MAX_HITS[list]),
  });
}

export function forget({ url }: RememberedHit): RememberedHits {
  const { recent, favorite } = readRemembered();
  const isOther = (hit: RememberedHit) => hit.url !== url;
  return write({ recent: recent.filter(isOther), favorite: favorite.filter(isOther) });
}

function write(hits: RememberedHits): RememberedHits {
  for (const list of LISTS) writeStored(`search-${list}`, JSON.stringify(hits[list]));
  return hits;
}

function isHit(value: unknown): value is RememberedHit {
  const { url, title, heading, labels } = Object(value) as Record<string, unknown>;
  return (
    typeof url === "string" &&
    // An absolute path, never another host.
    /^\/(?!\/)/.test(url) &&
    typeof title === "string" &&
    (heading === null || typeof heading === "string") &&
    Array.isArray(labels) &&
    labels.every((label) => typeof label === "string")
  );
}
