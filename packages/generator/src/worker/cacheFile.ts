/** Pictures and the full search index change with the text and leave earlier ones behind, so they have a limit. */
const MOST_TRANSIENT_FILES = 300;

const TYPES: Record<string, RegExp> = { js: /\bjavascript\b/, css: /^text\/css\b/, json: /\bjson\b/ };

/** Adds a file to the cache, if it is what its name says; of pictures and search indexes the oldest go. */
export async function cacheFile(cache: Cache, url: string, answer: Response): Promise<void> {
  if (!isFile(url, answer)) return;
  await cache.put(url, answer);
  if (!isTransient(url)) return;
  // The cache lists its keys in the order in which they were added.
  const transient = (await cache.keys()).filter((request) => isTransient(request.url));
  const oldest = transient.slice(0, -MOST_TRANSIENT_FILES);
  await Promise.all(oldest.map((request) => cache.delete(request, { ignoreVary: true })));
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
