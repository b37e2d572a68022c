const CHARACTERS: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&" };

/** The inverse of `escapeHtml`. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(lt|gt|quot|amp);/g, (whole, name: string) => CHARACTERS[name] ?? whole);
}
