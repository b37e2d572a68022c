import type { SearchHit } from "../../../../search/src/search.ts";

export interface PageGroup {
  /** Address of the page, without a section. */
  url: string;
  /** Where the page stands, its own title left out. */
  path: string[];
  title: SearchHit["title"];
  hits: SearchHit[];
}

/** Hits of one page stand together, where the best of them stood. */
export function groupByPage(hits: SearchHit[]): PageGroup[] {
  const groups = new Map<string, PageGroup>();
  for (const hit of hits) {
    const url = hit.url.split("#", 1)[0] ?? "";
    const group = groups.get(url) ?? { url, path: hit.path.slice(0, -1), title: hit.title, hits: [] };
    group.hits.push(hit);
    groups.set(url, group);
  }
  return [...groups.values()];
}
