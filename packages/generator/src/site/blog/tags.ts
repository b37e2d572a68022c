import type { DocFrontMatter, TagMeta } from "../../content/schemas.ts";
import { groupBy } from "../../shared/groupBy.ts";
import type { Tag } from "../../shared/metadata.ts";
import { joinPath } from "../../shared/url.ts";
import { listRoute, type Route } from "../site.ts";

/**
 * Resolves front matter tags, merging different spellings. `base` is the parent path of tag pages, `listed` the content
 * of `tags.yml`.
 */
export function normalizeTags(
  tags: DocFrontMatter["tags"],
  base: string,
  listed: Record<string, TagMeta> | null = null,
): Tag[] {
  const byHref = new Map<string, Tag>();
  for (const tag of tags ?? []) {
    const meta = typeof tag === "string" && listed && Object.hasOwn(listed, tag) ? listed[tag] : undefined;
    const label = typeof tag === "string" ? (meta?.label ?? tag) : tag.label;
    const slug = typeof tag === "string" ? (meta?.permalink ?? tagSlug(tag)) : tag.permalink;
    const href = joinPath(base, slug);
    if (!byHref.has(href))
      byHref.set(href, { label, href, description: meta?.description, shape: meta?.shape });
  }
  return [...byHref.values()];
}

/** Redirects the default address of tags that `tags.yml` gives another permalink. */
export function tagRedirects(listed: Record<string, TagMeta> | null, base: string): Record<string, string> {
  const tags = Object.keys(listed ?? {}).flatMap((key) =>
    normalizeTags([key], base, listed).map(({ href }) => [joinPath(base, tagSlug(key)), href] as const),
  );
  return Object.fromEntries(tags.filter(([path, href]) => path !== href));
}

/** `Multi-Tenancy` and `multi tenancy` share the page `multi-tenancy`, by the same word rules as Docusaurus. */
export function tagSlug(label: string): string {
  const words = label
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .replaceAll("ß", "ss")
    .match(/\p{Lu}+(?![\p{Ll}\p{Lo}])|\p{Lu}?[\p{Ll}\p{Lo}]+|\d+/gu);
  return (words ?? [label]).join("-").toLowerCase();
}

export interface TagGroup<Item> {
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
