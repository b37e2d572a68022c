import type { KeptPage } from "../shared/offline.ts";

/** A page takes about 100 kB, because it is kept as a document and as a payload. */
export const MOST_PAGES = 50;

interface ChangedList {
  pages: KeptPage[];
  /** What there is no room for any more. */
  dropped: KeptPage[];
}

/** The visited page comes first; beyond the limit the oldest go. */
export function withVisited(pages: KeptPage[], page: KeptPage, most = MOST_PAGES): ChangedList {
  const all = [page, ...withoutPage(pages, page.path)];
  return { pages: all.slice(0, most), dropped: all.slice(most) };
}

/** The page has been fetched again, at the place it has in the list. */
export function withRenewed(pages: KeptPage[], page: KeptPage): KeptPage[] {
  return pages.map((known) => (known.path === page.path ? page : known));
}

export function withoutPage(pages: KeptPage[], path: string): KeptPage[] {
  return pages.filter((known) => known.path !== path);
}

/** A new build starts with what earlier ones kept: the list at once, the pages as they are fetched again. */
export function carryOver(own: KeptPage[], earlier: KeptPage[], most = MOST_PAGES): KeptPage[] {
  const known = new Set(own.map(({ path }) => path));
  const due = earlier.filter(({ path }) => !known.has(path)).map((page) => ({ ...page, due: true }));
  return [...own, ...due].slice(0, most);
}
