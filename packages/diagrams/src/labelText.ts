const ENTITIES: Record<string, string> = { quot: '"', amp: "&", lt: "<", gt: ">", nbsp: " ", apos: "'" };

/** Converts a Mermaid label to plain text with line breaks, without quotes, tags, Markdown and entities. */
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

/** Wraps a label to lines of about `limit` characters at most; existing line breaks are kept. */
export function wrapLabel(label: string, limit: number): string[] {
  return label.split("\n").flatMap((line) => wrapLine(line, limit));
}

/** Balances the lines instead of leaving a short last one. */
function wrapLine(line: string, limit: number): string[] {
  const balanced = Math.ceil(line.length / Math.ceil(line.length / limit || 1));
  const lines: string[] = [];
  for (const word of line.split(/\s+/)) {
    const current = lines.at(-1);
    const fits =
      current !== undefined &&
      current.length + word.length / 2 < balanced &&
      current.length + word.length < limit;
    if (fits) lines[lines.length - 1] = `${current} ${word}`;
    else lines.push(word);
  }
  return lines;
}
