/** Parts of the search index and pictures are many and change with the text, so they have a limit of their own. */
const MOST_PASSING_FILES = 300;
/** So many come before the oldest go: listing the cache for each of the files of a query would slow the answer. */
const AT_A_TIME = 30;

type FileCache = Pick<Cache, "put" | "keys" | "delete">;
type PutAside = (cache: FileCache, url: string, answer: Response) => Promise<void>;

/** Puts files into the cache; of those that pass, the oldest go from time to time. */
export function createPutAside({ most = MOST_PASSING_FILES, atATime = AT_A_TIME } = {}): PutAside {
  // The first finds out what an earlier run left behind.
  let untilNext = 0;
  return async (cache, url, answer) => {
    await cache.put(url, answer);
    if (!isPassing(url)) return;
    untilNext--;
    if (untilNext > 0) return;
    untilNext = atATime;
    // The cache tells its keys in the order in which they came.
    const passing = (await cache.keys()).filter((request) => isPassing(request.url));
    const old = passing.slice(0, Math.max(0, passing.length - most));
    await Promise.all(old.map((request) => cache.delete(request, { ignoreVary: true })));
  };
}

function isPassing(url: string): boolean {
  return /\/assets\/search\/|\.(png|jpe?g|gif|webp|avif|svg|ico)$/i.test(new URL(url).pathname);
}
