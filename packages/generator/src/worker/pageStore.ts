import { cacheName, cachePrefix, KEPT_LIST, type KeptPage, parseKeptPages } from "../shared/offline.ts";
import { OFFLINE_PATH } from "../shared/offlinePath.ts";
import { keyToPayload, pathToKey } from "../shared/url.ts";
import { isFile } from "./cacheFile.ts";
import { fetchDocument, fetchPage, type PageSource } from "./fetchPage.ts";
import { carryOver, withoutPage, withRenewed, withVisited } from "./keptPages.ts";

/** Where the windows that run this build are listed in the cache, below the base. */
const WINDOW_LIST = "offline/windows.json";

/** The pages of one build in the browser's cache. */
interface PageStore {
  /** Puts the shell and the list's own page in place; rejects when the server does not have this build. */
  install(files: string[]): Promise<void>;
  /** Takes over the lists of other builds and removes their caches; does nothing where there are none. */
  replaceOthers(): Promise<void>;
  /** Notes that a window runs this build, and tells whether all open ones do. */
  addWindow(id: string, open: string[]): Promise<boolean>;
  /** Whether a window of this build has been noted. */
  hasWindows(): Promise<boolean>;
  visit(key: string): Promise<void>;
  /** Fetches again what an earlier build kept; stops where the connection does. */
  renew(): Promise<void>;
  document(key: string): Promise<Response | undefined>;
}

interface PageStoreHost extends PageSource {
  caches: Pick<CacheStorage, "open" | "keys" | "delete">;
}

export function openPageStore(host: PageStoreHost): PageStore {
  const { baseUrl, build, caches } = host;
  const own = cacheName(baseUrl, build);
  const listUrl = baseUrl + KEPT_LIST;
  const windowsUrl = baseUrl + WINDOW_LIST;
  /** Where a document lies: its key, so that every spelling of its address finds it. */
  const documentUrl = (key: string) => baseUrl + key.slice(1);
  const payloadUrl = (key: string) => baseUrl + keyToPayload(key);
  let lastChange: Promise<unknown> = Promise.resolve();

  /** One change of a list after the other. */
  function inTurn<Result>(change: (cache: Cache) => Promise<Result>): Promise<Result> {
    const done = lastChange.then(async () => change(await caches.open(own)));
    lastChange = done.catch(() => undefined);
    return done;
  }

  async function readList(cache: Cache): Promise<KeptPage[]> {
    const list = await cache.match(listUrl);
    return parseKeptPages(await list?.json().catch(() => null));
  }

  /** In the cache and not in memory, because the browser stops a worker that has nothing to do. */
  async function readWindows(cache: Cache): Promise<string[]> {
    const ids: unknown = await (await cache.match(windowsUrl))?.json().catch(() => null);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  }

  function writeList(cache: Cache, pages: KeptPage[]): Promise<void> {
    return cache.put(listUrl, Response.json(pages));
  }

  async function remove(cache: Cache, { path }: Pick<KeptPage, "path">) {
    const key = pathToKey(path);
    await Promise.all(
      [documentUrl(key), payloadUrl(key)].map((url) => cache.delete(url, { ignoreVary: true })),
    );
  }

  /** Brings a page here and into the list, as `enlist` says. */
  async function keep(key: string, enlist: (cache: Cache, page: KeptPage) => Promise<void>) {
    const page = await fetchPage(host, key);
    if (page === "other") return false;
    await inTurn(async (cache) => {
      if (page === "gone") {
        const pages = await readList(cache);
        const known = pages.find(({ path }) => pathToKey(path) === key);
        if (known)
          await Promise.all([writeList(cache, withoutPage(pages, known.path)), remove(cache, known)]);
        return;
      }
      const { path, title, document, payload } = page;
      await cache.put(documentUrl(key), document);
      await cache.put(payloadUrl(key), payload);
      await enlist(cache, { path, title, due: false });
    });
    return true;
  }

  return {
    async install(files) {
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

    replaceOthers: () =>
      inTurn(async (cache) => {
        const names = (await caches.keys()).filter(
          (name) => name.startsWith(cachePrefix(baseUrl)) && name !== own,
        );
        if (names.length === 0) return;
        const lists = await Promise.all(names.map(async (name) => readList(await caches.open(name))));
        await writeList(cache, carryOver(await readList(cache), lists.flat()));
        await Promise.all(names.map((name) => caches.delete(name)));
      }),

    addWindow: (id, open) =>
      inTurn(async (cache) => {
        const known = new Set([...(await readWindows(cache)), id]);
        await cache.put(windowsUrl, Response.json(open.filter((other) => known.has(other))));
        return open.every((other) => known.has(other));
      }),

    async hasWindows() {
      return (await readWindows(await caches.open(own))).length > 0;
    },

    async visit(key) {
      if (key === OFFLINE_PATH) return;
      await keep(key, async (cache, page) => {
        const { pages, dropped } = withVisited(await readList(cache), page);
        await writeList(cache, pages);
        await Promise.all(dropped.map((old) => remove(cache, old)));
      });
    },

    async renew() {
      const due = (await readList(await caches.open(own))).filter((page) => page.due);
      for (const { path } of due) {
        const isSettled = await keep(pathToKey(path), async (cache, page) =>
          writeList(cache, withRenewed(await readList(cache), page)),
        );
        if (!isSettled) return;
      }
    },

    async document(key) {
      const cache = await caches.open(own);
      return cache.match(documentUrl(key), ANY);
    },
  };
}

/** The server's answers vary by what a request accepts; in the cache there is one of each. */
const ANY = { ignoreVary: true };
