import type { SearchAnswer, SearchHit } from "@docs/search";

/**
 * Replaces an answer by a later one to the same query. If the visitor has begun to choose, the hits on screen stay in
 * place and new ones are appended.
 */
export function mergeAnswers(shown: SearchAnswer, later: SearchAnswer, isChoosing: boolean): SearchAnswer {
  if (!isChoosing) return later;
  const known = new Set(shown.hits.map(nameOf));
  const added = later.hits.filter((hit) => !known.has(nameOf(hit)));
  const hits = [...shown.hits, ...added].slice(0, Math.max(shown.hits.length, later.hits.length));
  return { ...later, hits, total: Math.max(later.total, hits.length) };
}

/** Identifies a page regardless of the section its hit links to; entries are identified by their URL. */
function nameOf({ url, kind }: SearchHit): string {
  return kind === "docs" || kind === "blog" ? (url.split("#", 1)[0] ?? url) : url;
}
