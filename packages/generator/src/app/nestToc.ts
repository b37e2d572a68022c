import type { TocEntry } from "../shared/page.ts";

interface TocNode extends TocEntry {
  children: TocEntry[];
}

/** Puts each third-level heading under the second-level one before it; one that comes first stands by itself. */
export function nestToc(entries: TocEntry[]): TocNode[] {
  const nodes: TocNode[] = [];
  for (const entry of entries) {
    const parent = nodes.at(-1);
    if (parent && entry.level > parent.level) parent.children.push(entry);
    else nodes.push({ ...entry, children: [] });
  }
  return nodes;
}
