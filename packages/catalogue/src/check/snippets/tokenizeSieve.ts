const KINDS = ["word", "tag", "number", "text", "mark"] as const;

/** A token of a Sieve script, with the line it begins on. */
export interface SieveToken {
  kind: (typeof KINDS)[number];
  text: string;
  line: number;
}

const TOKEN = new RegExp(
  [
    String.raw`\s+|#[^\n]*|/\*[\s\S]*?\*/`,
    String.raw`(?<text>text:[ \t]*(?:#[^\n]*)?\r?\n(?:[\s\S]*?\r?\n)?\.(?=\r?\n|$)|"(?:[^"\\]|\\[\s\S])*")`,
    String.raw`(?<tag>:[A-Za-z_]\w*)`,
    String.raw`(?<number>\d+[KMGkmg]?\b)`,
    String.raw`(?<word>[A-Za-z_]\w*)`,
    String.raw`(?<mark>[[\](){},;])`,
  ].join("|"),
  "gy",
);

/** Splits a script into tokens (RFC 5228, section 8.1), up to the first fault. */
export function tokenizeSieve(code: string) {
  const tokens: SieveToken[] = [];
  let end = 0;
  let line = 1;
  for (const { 0: text, groups } of code.matchAll(TOKEN)) {
    const kind = KINDS.find((name) => groups?.[name] !== undefined);
    if (kind) tokens.push({ kind, text, line });
    end += text.length;
    line += text.split("\n").length - 1;
  }
  const message = `Unexpected ${JSON.stringify(code.slice(end, end + 12))}`;
  return { tokens, faults: end < code.length ? [{ message, line }] : [] };
}
