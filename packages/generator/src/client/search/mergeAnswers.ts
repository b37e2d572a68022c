import type { SearchAnswer, SearchHit } from "@docs/search";

/**
 * Puts a later answer to the same query in place of an earlier one. Where the visitor has begun to choose, what was
 * shown stays where it is and new hits join below.
 */
export function mergeAnswers(shown: SearchAnswer, later: SearchAnswer, isChoosing: boolean): SearchAnswer {
  if (!isChoosing) return later;
  const known = new Set(shown.hits.map(nameOf));
  const added = later.hits.filter((hit) => !known.has(nameOf(hit)));
  const hits = [...shown.hits, ...added].slice(0, Math.max(shown.hits.length, later.hits.length));
  return { ...later, hits, total: Math.max(later.total, hits.length) };
}

/** A page is the same hit whichever of its sections leads to it; an entry is one by itself. */
function nameOf({ url, kind }: SearchHit): string {
  return kind === "docs" || kind === "blog" ? (url.split("#", 1)[0] ?? url) : url;
}
