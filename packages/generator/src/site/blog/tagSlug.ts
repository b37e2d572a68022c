/** `Multi-Tenancy` and `multi tenancy` share the page `multi-tenancy`, by the same word rules as Docusaurus. */
export function tagSlug(label: string): string {
  const words = label
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .replaceAll("ß", "ss")
    .match(/\p{Lu}+(?![\p{Ll}\p{Lo}])|\p{Lu}?[\p{Ll}\p{Lo}]+|\d+/gu);
  return (words ?? [label]).join("-").toLowerCase();
}
