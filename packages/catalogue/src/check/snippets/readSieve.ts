/** A word of a Sieve script, with the line it begins on. */
export interface SieveToken {
  kind: "word" | "tag" | "number" | "text" | "mark";
  text: string;
  line: number;
}

/** Why a Sieve script cannot be read. */
interface SieveFault {
  message: string;
  line: number;
}

const SPACE = /\s+|#[^\n]*|\/\*[\s\S]*?\*\//y;
const FORMS: [SieveToken["kind"], RegExp][] = [
  ["text", /text:[ \t]*(?:#[^\n]*)?\r?\n(?:[\s\S]*?\r?\n)?\.(?=\r?\n|$)/y],
  ["text", /"(?:[^"\\]|\\[\s\S])*"/y],
  ["tag", /:[A-Za-z_]\w*/y],
  ["number", /\d+[KMGkmg]?\b/y],
  ["word", /[A-Za-z_]\w*/y],
  ["mark", /[[\](){},;]/y],
];

/** Splits a script into tokens (RFC 5228, section 8.1). */
export function readSieve(code: string): SieveToken[] | SieveFault {
  const tokens: SieveToken[] = [];
  let at = 0;
  let line = 1;
  while (at < code.length) {
    const space = take(SPACE);
    if (space !== null) {
      line += lineBreaks(space);
      continue;
    }
    const found = nextToken();
    if (!found) return { message: `Unexpected ${JSON.stringify(code.slice(at, at + 12))}`, line };
    tokens.push({ ...found, line });
    line += lineBreaks(found.text);
  }
  return tokens;

  function take(pattern: RegExp): string | null {
    pattern.lastIndex = at;
    const text = pattern.exec(code)?.[0];
    if (!text) return null;
    at += text.length;
    return text;
  }

  function nextToken(): Omit<SieveToken, "line"> | null {
    for (const [kind, pattern] of FORMS) {
      const text = take(pattern);
      if (text !== null) return { kind, text };
    }
    return null;
  }
}

function lineBreaks(text: string): number {
  return text.split("\n").length - 1;
}
