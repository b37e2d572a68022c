const ENTITIES: Record<string, string> = { quot: '"', amp: "&", lt: "<", gt: ">", nbsp: " ", apos: "'" };

/** A Mermaid label as plain text with line breaks: quotes, tags, Markdown marks and entity codes are gone. */
export function labelText(raw: string): string {
  return raw
    .trim()
    .replace(/^"(.*)"$/s, "$1")
    .replace(/^`(.*)`$/s, "$1")
    .replace(/\s*(?:<br\s*\/?>|\\n)\s*/gi, "\n")
    .replace(/<\/?(?:b|strong|i|em|u|s|del|sub|sup|small|code)\s*>/gi, "")
    .replace(/\*\*(.+?)\*\*/g, "$1")
    .replace(/[#&](?:(\d+)|([a-z]+));/gi, (code, number?: string, name?: string) =>
      number ? String.fromCodePoint(Number(number)) : (ENTITIES[name?.toLowerCase() ?? ""] ?? code),
    )
    .trim();
}

/** The lines of a label, none much longer than `limit` characters; breaks the author set are kept. */
export function wrapLabel(label: string, limit: number): string[] {
  return label.split("\n").flatMap((line) => wrapLine(line, limit));
}

/** Lines of even length read better than one full line and a rest. */
function wrapLine(line: string, limit: number): string[] {
  const even = Math.ceil(line.length / Math.ceil(line.length / limit || 1));
  const lines: string[] = [];
  for (const word of line.split(/\s+/)) {
    const current = lines.at(-1);
    const fits =
      current !== undefined &&
      current.length + word.length / 2 < even &&
      current.length + word.length < limit;
    if (fits) lines[lines.length - 1] = `${current} ${word}`;
    else lines.push(word);
  }
  return lines;
}
