import type { Tag } from "../../shared/metadata.ts";
import type { TagsView } from "../../shared/page.ts";
import { plainHead } from "../pageContext.ts";
import type { Route } from "../site.ts";

interface TagGroup<Item> {
  tag: Tag;
  items: Item[];
}

/** Items by tag, each tag once, in the order tags first appear. */
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
  const byLetter = new Map<string, TagsView["groups"][number]["tags"]>();
  const sorted = groups.toSorted((a, b) => a.tag.label.localeCompare(b.tag.label, "en"));
  for (const { tag, items } of sorted) {
    const letter = tag.label.charAt(0).toUpperCase();
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), { ...tag, count: items.length }]);
  }
  return listRoute({
    kind: "tags",
    path,
    title: "Tags",
    heading: "Tags",
    description: "Every topic, from A to Z.",
    groups: [...byLetter].map(([letter, tags]) => ({ letter, tags })),
  });
}

/** A generated page that is not in the sitemap and has no file behind it. */
export function listRoute(view: Route["view"], parts: Partial<Route> = {}): Route {
  return {
    path: view.path,
    file: null,
    view,
    head: plainHead(),
    anchors: [],
    links: [],
    sections: [],
    questions: [],
    entries: [],
    markdown: null,
    inSitemap: false,
    ...parts,
  };
}
