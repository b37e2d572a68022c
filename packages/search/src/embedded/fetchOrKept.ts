/**
 * Fetches a file; without a connection, takes what the service worker has kept of it: parts of the index do not come
 * through that worker, which would keep the visitor waiting.
 */
export async function fetchOrKept(url: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const kept = await findKept(url);
    if (kept) return kept;
    throw error;
  }
}

async function findKept(url: string): Promise<Response | undefined> {
  try {
    // Missing where the page came over plain HTTP, refused where storage is blocked.
    const storage: CacheStorage | undefined = globalThis.caches;
    return await storage?.match(url, { ignoreVary: true });
  } catch {
    return undefined;
  }
}
