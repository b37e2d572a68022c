import type { SidebarItem } from "../shared/nav.ts";

/** The part of a sidebar that leads to pages and categories with all words of the query in their label, and how many. */
export function filterSidebar(items: SidebarItem[], query: string): { items: SidebarItem[]; count: number } {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isMeant = ({ label }: SidebarItem) => words.every((word) => label.toLowerCase().includes(word));
  let count = 0;

  function keep(item: SidebarItem): SidebarItem[] {
    const isFound = isMeant(item);
    if (isFound) count++;
    if (item.type === "page") return isFound ? [item] : [];
    const below = item.items.flatMap(keep);
    return isFound || below.length > 0 ? [{ ...item, items: below }] : [];
  }

  return { items: items.flatMap(keep), count };
}
