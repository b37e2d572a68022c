/** A line of TOML that names a table or begins an assignment. */
interface TomlKey {
  /** The whole key: the table's parts come first. */
  parts: string[];
  /** Counted from 1. */
  line: number;
  /** True for `[table]` and `[[array]]`. */
  isTable: boolean;
}

const PART = String.raw`(?:"(?:\\.|[^"\\])*"|'[^']*'|[\w-]+)`;
const PARTS = new RegExp(PART, "g");
/** `[table]`, `[[array]]` or `key =`. */
const LINE = new RegExp(String.raw`^\s*(\[\[?)?\s*(${PART}(?:\s*\.\s*${PART})*)\s*(?:=|\])`);

/** Where keys stand in a text that is sound TOML: a parser does not tell. */
export function tomlKeys(text: string): TomlKey[] {
  const found: TomlKey[] = [];
  const arrays = new Map<string, number>();
  let table: string[] = [];
  let openQuotes: string | null = null;
  for (const [at, line] of text.split("\n").entries()) {
    if (openQuotes !== null) {
      if (line.includes(openQuotes)) openQuotes = null;
      continue;
    }
    const [, bracket, key] = LINE.exec(line) ?? [];
    if (key === undefined) continue;
    const parts = Array.from(key.matchAll(PARTS), ([part]) => part.replace(/^(["'])(.*)\1$/, "$2"));
    const isTable = bracket !== undefined;
    if (isTable) table = bracket === "[[" ? [...parts, nextIndex(arrays, key)] : parts;
    else openQuotes = opensText(line);
    found.push({ parts: isTable ? table : [...table, ...parts], line: at + 1, isTable });
  }
  return found;
}

/** Each `[[name]]` begins the next item of its array. */
function nextIndex(arrays: Map<string, number>, name: string): string {
  const index = arrays.get(name) ?? 0;
  arrays.set(name, index + 1);
  return String(index);
}

/** The quotes of a text that goes on after this line. */
function opensText(line: string): string | null {
  const quotes = /'''|"""/.exec(line)?.[0];
  return quotes !== undefined && line.split(quotes).length === 2 ? quotes : null;
}
