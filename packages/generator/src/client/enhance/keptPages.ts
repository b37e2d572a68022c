import type { OfflineSite } from "../offline/keepVisited.ts";

/** Called for every page: the one about kept pages gets its list. */
export function keptPages(host: Window, site: OfflineSite): () => void {
  return () => {
    const section = host.document.querySelector("[data-kept-pages]");
    if (!section) return;
    import("../offline/listKeptPages.ts")
      .then((code) => code.listKeptPages(host, section, site))
      // The page says without it what is kept and why.
      .catch(() => undefined);
  };
}
