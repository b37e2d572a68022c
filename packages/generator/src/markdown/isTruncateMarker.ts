/** `<!-- truncate -->`, or `{/* truncate *\/}` once it is read as a comment. */
export function isTruncateMarker(html: string): boolean {
  return /^\s*<!--\s*truncate\s*-->\s*$/.test(html);
}
