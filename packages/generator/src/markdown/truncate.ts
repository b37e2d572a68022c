/** What is left of the writer's marker in the HTML, so that the excerpt is a prefix of the page. */
export const TRUNCATE_COMMENT = "<!--truncate-->";

/** `<!-- truncate -->`, or `{/* truncate *\/}` once it is read as a comment. */
export function isTruncateMarker(html: string): boolean {
  return /^\s*<!--\s*truncate\s*-->\s*$/.test(html);
}
