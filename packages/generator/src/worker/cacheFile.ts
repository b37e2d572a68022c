/** Pictures and parts of the search index are many and change with the text, so they have a limit of their own. */
const MOST_TRANSIENT_FILES = 300;
/** So many are added before the oldest go: listing the cache for every file of a query would slow the answer. */
const BATCH = 30;

const TYPES: Record<string, RegExp> = { js: /\bjavascript\b/, css: /^text\/css\b/, json: /\bjson\b/ };

type FileCache = Pick<Cache, "put" | "keys" | "delete">;
type CacheFile = (cache: FileCache, url: string, answer: Response) => Promise<void>;

/** Adds files to the cache, if they are what their name says; of pictures and search parts the oldest go. */
export function createCacheFile({ most = MOST_TRANSIENT_FILES, batch = BATCH } = {}): CacheFile {
  // The first removes what an earlier run left over.
  let untilCleanUp = 0;
  return async (cache, url, answer) => {
    if (!isFile(url, answer)) return;
    await cache.put(url, answer);
    if (!isTransient(url)) return;
    untilCleanUp--;
    if (untilCleanUp > 0) return;
    untilCleanUp = batch;
    // The cache lists its keys in the order in which they were added.
    const transient = (await cache.keys()).filter((request) => isTransient(request.url));
    const oldest = transient.slice(0, Math.max(0, transient.length - most));
    await Promise.all(oldest.map((request) => cache.delete(request, { ignoreVary: true })));
  };
}

/** Whether an answer is the file it was asked for: sign-in pages of public networks answer everything with HTML. */
export function isFile(url: string, answer: Response): boolean {
  const extension = /\.(\w+)$/.exec(url)?.[1] ?? "";
  const type = answer.headers.get("content-type") ?? "";
  return answer.status === 200 && (TYPES[extension]?.test(type) ?? !type.startsWith("text/html"));
}

function isTransient(url: string): boolean {
  return /\/assets\/search\/|\.(png|jpe?g|gif|webp|avif|svg|ico)$/i.test(new URL(url).pathname);
}
