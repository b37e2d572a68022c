import type { DocFrontMatter, TagMeta } from "../../content/schemas.ts";
import type { Tag } from "../../shared/metadata.ts";

/**
 * Front-matter tags as readers see them; two spellings of one tag become one. `base` is the route that tag pages live
 * below, `known` has labels and descriptions from `tags.yml`.
 */
export function normalizeTags(
  tags: DocFrontMatter["tags"],
  base: string,
  known: Record<string, TagMeta> | null = null,
): Tag[] {
  const byHref = new Map<string, Tag>();
  for (const tag of tags ?? []) {
    const meta = typeof tag === "string" ? known?.[tag] : undefined;
    const label = typeof tag === "string" ? (meta?.label ?? tag) : tag.label;
    const slug = typeof tag === "string" ? (meta?.permalink ?? tagSlug(tag)) : tag.permalink;
    const href = `${base}/${slug.replace(/^\/+/, "")}`;
    if (!byHref.has(href)) byHref.set(href, { label, href, description: meta?.description });
  }
  return [...byHref.values()];
}

/** Where the own address of a tag leads whose posts `tags.yml` puts on the page of another. */
export function tagRedirects(known: Record<string, TagMeta> | null, base: string): Record<string, string> {
  const tags = Object.keys(known ?? {}).flatMap((key) =>
    normalizeTags([key], base, known).map(({ href }) => [`${base}/${tagSlug(key)}`, href] as const),
  );
  return Object.fromEntries(tags.filter(([own, href]) => own !== href));
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
