import { cacheName, KEPT_LIST, type KeptPage, parseKeptPages } from "../shared/offline.ts";

/** The pages that this build can show without a connection, newest first. */
export async function readKeptPages(baseUrl: string): Promise<KeptPage[]> {
  const build = document.querySelector<HTMLElement>("[data-root]")?.dataset["build"] ?? "";
  const name = cacheName(baseUrl, build);
  // Opening a cache would make it.
  const file = (await caches.has(name)) ? await (await caches.open(name)).match(baseUrl + KEPT_LIST) : null;
  return parseKeptPages(await file?.json()).filter(({ due }) => !due);
}
