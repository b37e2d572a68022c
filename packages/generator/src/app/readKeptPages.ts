import { cacheName, KEPT_LIST, type KeptPage, parseKeptPages } from "../shared/offline.ts";

/** Reads the list of pages that are available offline, newest first. */
export async function readKeptPages(baseUrl: string): Promise<KeptPage[]> {
  const build = document.querySelector<HTMLElement>("[data-root]")?.dataset["build"] ?? "";
  const name = cacheName(baseUrl, build);
  // `caches.open` alone would create the cache.
  const file = (await caches.has(name)) ? await (await caches.open(name)).match(baseUrl + KEPT_LIST) : null;
  return parseKeptPages(await file?.json()).filter(({ due }) => !due);
}
