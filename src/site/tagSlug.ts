/** `Multi-Tenancy` and `multi tenancy` share the page `multi-tenancy`, by the same word rules as Docusaurus. */
export function tagSlug(label: string): string {
  const words = label
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g);
  return (words ?? [label]).join("-").toLowerCase();
}
