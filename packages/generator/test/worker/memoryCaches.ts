/** The browser's caches in memory, as far as the worker uses them. */
export function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();

  function openStore(name: string): Map<string, Response> {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return store;
  }

  const caches = {
    async open(name: string) {
      const store = openStore(name);
      return {
        match: async (url: string) => store.get(url)?.clone(),
        put: async (url: string, answer: Response) => {
          store.delete(url);
          store.set(url, answer);
        },
        keys: async () => [...store.keys()].map((url) => ({ url })),
        addAll: async (urls: string[]) => {
          for (const url of urls) store.set(url, new Response("code"));
        },
        delete: async (asked: string | { url: string }) =>
          store.delete(typeof asked === "string" ? asked : asked.url),
      } as unknown as Cache;
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  return {
    caches,
    names: () => [...stores.keys()],
    urls: (name: string) => [...(stores.get(name)?.keys() ?? [])].sort(),
    text: async (name: string, url: string) => stores.get(name)?.get(url)?.clone().text(),
  };
}
