/** Images and the full search index change with the content within one build, so stale ones accumulate. */
const MAX_TRANSIENT_FILES = 300;

const TYPES: Record<string, RegExp> = { js: /\bjavascript\b/, css: /^text\/css\b/, json: /\bjson\b/ };

/** Caches a valid response, and evicts the oldest images and search indexes. */
export async function cacheFile(cache: Cache, url: string, answer: Response): Promise<void> {
  if (!isFile(url, answer)) return;
  await cache.put(url, answer);
  if (!isTransient(url)) return;
  // The cache lists its keys in insertion order.
  const transient = (await cache.keys()).filter((request) => isTransient(request.url));
  const oldest = transient.slice(0, -MAX_TRANSIENT_FILES);
  await Promise.all(oldest.map((request) => cache.delete(request, { ignoreVary: true })));
}

/** True if the response has the expected type: captive portals answer every request with HTML. */
export function isFile(url: string, answer: Response): boolean {
  const extension = /\.(\w+)$/.exec(url)?.[1] ?? "";
  const type = answer.headers.get("content-type") ?? "";
  return answer.status === 200 && (TYPES[extension]?.test(type) ?? !type.startsWith("text/html"));
}

function isTransient(url: string): boolean {
  return /\/assets\/search\/|\.(png|jpe?g|gif|webp|avif|svg|ico)$/i.test(new URL(url).pathname);
}
