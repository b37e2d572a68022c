/** Makes text safe between tags and inside double-quoted attributes. */
export function escapeHtml(text: string): string {
  // Most texts hold none of these, and one look is quicker than four.
  if (!/[&<>"]/.test(text)) return text;
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
