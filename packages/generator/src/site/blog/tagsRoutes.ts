import { groupBy } from "../../shared/groupBy.ts";
import type { Tag } from "../../shared/metadata.ts";
import { listRoute, type Route } from "../site.ts";

interface TagGroup<Item> {
  tag: Tag;
  items: Item[];
}

/** Groups items by tag, in order of first appearance. */
export function groupByTag<Item>(items: Item[], tagsOf: (item: Item) => Tag[]): TagGroup<Item>[] {
  const groups = new Map<string, TagGroup<Item>>();
  for (const item of items) {
    for (const tag of tagsOf(item)) {
      const group = groups.get(tag.href) ?? { tag, items: [] };
      group.items.push(item);
      groups.set(tag.href, group);
    }
  }
  return [...groups.values()];
}

/** The A–Z index of tags. */
export function tagIndexRoute(path: string, groups: TagGroup<unknown>[]): Route {
  const tags = groups
    .map(({ tag, items }) => ({ ...tag, count: items.length }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "en"));
  const byLetter = groupBy(tags, ({ label }) => label.charAt(0).toUpperCase());
  return listRoute({
    kind: "tags",
    path,
    title: "Tags",
    heading: "Tags",
    description: "Every topic, from A to Z.",
    groups: [...byLetter].map(([letter, tagsOfLetter]) => ({ letter, tags: tagsOfLetter })),
  });
}
