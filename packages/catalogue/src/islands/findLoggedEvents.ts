/** `… INFO SMTP connection started (smtp.connection-start) …` or `"type":"smtp.connection-start"`. */
const NAMES = /\(([a-z0-9-]+\.[a-z0-9-]+)\)|"type"\s*:\s*"([a-z0-9-]+\.[a-z0-9-]+)"/g;

/** Returns the events in a pasted log line, the reported one before its causes; empty for other text. */
export function findLoggedEvents(text: string, names: ReadonlySet<string>): string[] {
  if (names.size === 0) return [];
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length > 0 && words.every((word) => names.has(word))) return [...new Set(words)];
  const found = Array.from(text.matchAll(NAMES), ([, inText, inJson]) => inText ?? inJson ?? "");
  return [...new Set(found.filter((name) => names.has(name)))];
}
