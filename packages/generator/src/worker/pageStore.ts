import {
  cacheName,
  cachePrefix,
  KEPT_LIST,
  type KeptPage,
  OFFLINE_PATH,
  parseKeptPages,
} from "../shared/offline.ts";
import { parsePayload } from "../shared/parsePayload.ts";
import { keyToPayload, pathToKey, withBase } from "../shared/url.ts";

/** A page takes about 100 kB as document and payload. */
export const MOST_PAGES = 50;
/** How many indexes of the text are kept: one for each of the versions of the docs that were searched last. */
const MOST_INDEXES = 3;

interface PageStoreHost {
  baseUrl: string;
  build: string;
  caches: Pick<CacheStorage, "open" | "keys" | "delete">;
  /** Rejects without a connection. */
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

/** Opens the pages of one build in the browser's cache. */
export function openPageStore({ baseUrl, build, caches, fetch }: PageStoreHost) {
  const name = cacheName(baseUrl, build);
  const listUrl = baseUrl + KEPT_LIST;
  const documentUrl = (key: string) => baseUrl + key.slice(1);
  const payloadUrl = (key: string) => baseUrl + keyToPayload(key);
  let lastChange: Promise<unknown> = Promise.resolve();
  let takingOver: Promise<void> | undefined;

  /** Runs changes in sequence, so that they do not overwrite each other's list. */
  function change(work: (cache: Cache) => Promise<void>): Promise<void> {
    const done = lastChange.then(async () => work(await caches.open(name)));
    lastChange = done.catch(() => undefined);
    return done;
  }

  async function readList(cache: Cache): Promise<KeptPage[]> {
    const list = await cache.match(listUrl);
    return parseKeptPages(await list?.json().catch(() => null));
  }

  /** Fetches a page as document and payload; null if the server does not have it in this build. */
  async function fetchPage(key: string) {
    const payload = await fetch(payloadUrl(key));
    const text = await payload.clone().text();
    const view = payload.ok ? parsePayload(text, build) : null;
    if (!view) return null;
    const { path, title } = view;
    const response = await fetch(withBase(baseUrl, path), { headers: { Accept: "text/html" } });
    const html = response.ok ? await response.text() : "";
    // Copied, because browsers reject a redirected response to a navigation.
    const document = new Response(html, response);
    return html.includes(`data-build="${build}"`) ? { path, title, document, payload } : null;
  }

  /** Fetches a page and adds it to the list; those that have no place left are removed. */
  async function keep(key: string, place: "first" | "last") {
    const fetched = await fetchPage(key);
    if (!fetched) return;
    const { document, payload, ...page } = fetched;
    await change(async (cache) => {
      await cache.put(documentUrl(key), document);
      await cache.put(payloadUrl(key), payload);
      const others = (await readList(cache)).filter(({ path }) => path !== page.path);
      const pages = place === "first" ? [page, ...others] : [...others, page];
      await cache.put(listUrl, Response.json(pages.slice(0, MOST_PAGES)));
      const removed = pages.slice(MOST_PAGES).map(({ path }) => pathToKey(path));
      // Responses vary by the Accept header, but the cache has only one of each.
      for (const url of removed.flatMap((old) => [documentUrl(old), payloadUrl(old)]))
        await cache.delete(url, { ignoreVary: true });
    });
  }

  /** Fetches the pages again that other builds have kept, and deletes their caches; without a connection, it rejects. */
  async function takeOver() {
    const isOther = (other: string) => other.startsWith(cachePrefix(baseUrl)) && other !== name;
    for (const other of (await caches.keys()).filter(isOther)) {
      const kept = await readList(await caches.open(name));
      const paths = new Set(kept.map(({ path }) => path));
      for (const { path } of await readList(await caches.open(other)))
        if (!paths.has(path)) await keep(pathToKey(path), "last");
      await caches.delete(other);
    }
  }

  return {
    /** Caches the files of the shell and the offline page; rejects if the server has another build. */
    async install(files: string[]) {
      const offline = await fetchPage(OFFLINE_PATH);
      if (!offline) throw new Error(`The server has another build than ${build} by now.`);
      await change(async (cache) => {
        await cache.put(documentUrl(OFFLINE_PATH), offline.document);
        await cache.put(payloadUrl(OFFLINE_PATH), offline.payload);
        await cache.addAll(files.map((file) => baseUrl + file));
      });
    },

    /** Keeps a visited page as the first of the list. */
    async visit(key: string) {
      if (key !== OFFLINE_PATH) await keep(key, "first");
      takingOver ??= takeOver().finally(() => {
        takingOver = undefined;
      });
      await takingOver;
    },

    async document(key: string) {
      return (await caches.open(name)).match(documentUrl(key), { ignoreVary: true });
    },

    async file(url: string) {
      return (await caches.open(name)).match(url, { ignoreVary: true });
    },

    /** Keeps a file. The index of the text changes with the content, within one build, so early ones are deleted. */
    async keepFile(url: string, file: Response) {
      const isIndex = (address: string) => address.includes("/assets/search/");
      const cache = await caches.open(name);
      await cache.put(url, file);
      const indexes = isIndex(url) ? (await cache.keys()).filter((kept) => isIndex(kept.url)) : [];
      for (const early of indexes.slice(0, -MOST_INDEXES)) await cache.delete(early, { ignoreVary: true });
    },
  };
}
