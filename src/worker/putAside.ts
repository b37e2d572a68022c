/** Parts of the search index and pictures are many and change with the text, so they have a limit of their own. */
export const MOST_PASSING_FILES = 300;

type FileCache = Pick<Cache, "put" | "keys" | "delete">;

/** Puts a file into the cache; of those that pass, the oldest go. */
export async function putAside(
  cache: FileCache,
  { url, answer, most = MOST_PASSING_FILES }: { url: string; answer: Response; most?: number },
): Promise<void> {
  await cache.put(url, answer);
  if (!isPassing(url)) return;
  // The cache tells its keys in the order in which they came.
  const passing = (await cache.keys()).filter((request) => isPassing(request.url));
  const old = passing.slice(0, Math.max(0, passing.length - most));
  await Promise.all(old.map((request) => cache.delete(request, { ignoreVary: true })));
}

function isPassing(url: string): boolean {
  return /\/assets\/search\/|\.(png|jpe?g|gif|webp|avif|svg|ico)$/i.test(new URL(url).pathname);
}
