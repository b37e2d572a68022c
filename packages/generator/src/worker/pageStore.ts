import {
  cacheName,
  cachePrefix,
  KEPT_LIST,
  type KeptPage,
  OFFLINE_PATH,
  parseKeptPages,
} from "../shared/offline.ts";
import { keyToPayload, pathToKey } from "../shared/url.ts";
import { isFile } from "./cacheFile.ts";
import { fetchDocument, fetchPage, type PageSource } from "./fetchPage.ts";

/** A page takes about 100 kB as document and payload. */
export const MOST_PAGES = 50;
/** Cache key of the ids of the windows that run this build, relative to the base. */
const WINDOW_LIST = "offline/windows.json";
/** Responses vary by the Accept header, but the cache has only one of each. */
const ANY = { ignoreVary: true };

interface PageStoreHost extends PageSource {
  caches: Pick<CacheStorage, "open" | "keys" | "delete">;
}

/** Opens the pages of one build in the browser's cache. */
export function openPageStore(host: PageStoreHost) {
  const { baseUrl, build, caches } = host;
  const own = cacheName(baseUrl, build);
  const listUrl = baseUrl + KEPT_LIST;
  const windowsUrl = baseUrl + WINDOW_LIST;
  /** Documents are cached by key, so that every spelling of the address matches. */
  const documentUrl = (key: string) => baseUrl + key.slice(1);
  const payloadUrl = (key: string) => baseUrl + keyToPayload(key);
  let lastChange: Promise<unknown> = Promise.resolve();

  /** Runs changes in sequence, so that they do not overwrite each other's lists. */
  function inSequence<Result>(change: (cache: Cache) => Promise<Result>): Promise<Result> {
    const done = lastChange.then(async () => change(await caches.open(own)));
    lastChange = done.catch(() => undefined);
    return done;
  }

  async function readList(cache: Cache): Promise<KeptPage[]> {
    const list = await cache.match(listUrl);
    return parseKeptPages(await list?.json().catch(() => null));
  }

  /** Kept in the cache instead of memory, because browsers stop idle workers. */
  async function readWindows(cache: Cache): Promise<string[]> {
    const ids: unknown = await (await cache.match(windowsUrl))?.json().catch(() => null);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  }

  function writeList(cache: Cache, pages: KeptPage[]): Promise<void> {
    return cache.put(listUrl, Response.json(pages));
  }

  async function remove(cache: Cache, keys: string[]) {
    const urls = keys.flatMap((key) => [documentUrl(key), payloadUrl(key)]);
    await Promise.all(urls.map((url) => cache.delete(url, ANY)));
  }

  /** Fetches a page and adds it to the list with `enlist`; a page that no longer exists is removed from both. */
  async function keep(key: string, enlist: (known: KeptPage[], page: KeptPage) => KeptPage[]) {
    const page = await fetchPage(host, key);
    if (page === "other") return false;
    await inSequence(async (cache) => {
      const known = await readList(cache);
      if (page === "gone") {
        const others = known.filter(({ path }) => pathToKey(path) !== key);
        await writeList(cache, others);
        await remove(cache, [key]);
        return;
      }
      const { path, title, document, payload } = page;
      await cache.put(documentUrl(key), document);
      await cache.put(payloadUrl(key), payload);
      const pages = enlist(known, { path, title, due: false });
      await writeList(cache, pages.slice(0, MOST_PAGES));
      const evicted = pages.slice(MOST_PAGES).map(({ path: old }) => pathToKey(old));
      await remove(cache, evicted);
    });
    return true;
  }

  return {
    /** Caches the shell and the offline page; rejects if the server has another build. */
    async install(files: string[]) {
      const cache = await caches.open(own);
      const page = await fetchDocument(host, OFFLINE_PATH);
      if (!page) throw new Error(`The server has another build than ${build} by now.`);
      await cache.put(documentUrl(OFFLINE_PATH), page);
      const urls = [payloadUrl(OFFLINE_PATH), ...files.map((file) => baseUrl + file)];
      await Promise.all(
        urls.map(async (url) => {
          const file = await host.fetch(url);
          if (!isFile(url, file)) throw new Error(`The server has no file ${url}.`);
          await cache.put(url, file);
        }),
      );
    },

    /** Takes over the page lists of other builds, marked for `renew`, and deletes their caches. */
    replaceOthers: () =>
      inSequence(async (cache) => {
        const isOther = (name: string) => name.startsWith(cachePrefix(baseUrl)) && name !== own;
        const names = (await caches.keys()).filter(isOther);
        if (names.length === 0) return;
        const lists = await Promise.all(names.map(async (name) => readList(await caches.open(name))));
        const pages = await readList(cache);
        const known = new Set(pages.map(({ path }) => path));
        const due = lists.flat().flatMap((page) => (known.has(page.path) ? [] : { ...page, due: true }));
        await writeList(cache, [...pages, ...due].slice(0, MOST_PAGES));
        await Promise.all(names.map((name) => caches.delete(name)));
      }),

    /** Records that a window runs this build, and returns whether all open windows do. */
    addWindow: (id: string, open: string[]) =>
      inSequence(async (cache) => {
        const known = new Set([...(await readWindows(cache)), id]);
        await cache.put(windowsUrl, Response.json(open.filter((other) => known.has(other))));
        return open.every((other) => known.has(other));
      }),

    async hasWindows() {
      return (await readWindows(await caches.open(own))).length > 0;
    },

    /** Caches a visited page as the first of the list. */
    async visit(key: string) {
      if (key === OFFLINE_PATH) return;
      await keep(key, (known, page) => [page, ...known.filter(({ path }) => path !== page.path)]);
    },

    /** Fetches the pages taken over from earlier builds again; stops at the first failure. */
    async renew() {
      const due = (await readList(await caches.open(own))).filter((page) => page.due);
      for (const { path } of due) {
        const isSettled = await keep(pathToKey(path), (known, page) =>
          known.map((one) => (one.path === page.path ? page : one)),
        );
        if (!isSettled) return;
      }
    },

    async document(key: string) {
      const cache = await caches.open(own);
      return cache.match(documentUrl(key), ANY);
    },
  };
}
