// Longer than other files: one parser, whose functions share the position in the text.

/** The parts of a key; a quoted part may contain dots. */
export type KeyParts = readonly string[];

/** A key with its value as the server stores it: lists and tables are flattened, every value is text. */
export interface ConfigEntry {
  parts: KeyParts;
  text: string;
  /** Line of the value, counted from 1. */
  line: number;
  /** Position of the value in the text, including quotes. */
  from: number;
  to: number;
  /** The value ends at the quotes of another value. */
  isBroken?: boolean;
}

/** An assignment `key = value`, which may span lines. */
export interface Statement {
  /** The parts of its table, followed by those of the key. */
  parts: KeyParts;
  table: KeyParts;
  line: number;
  /** Position of the key in the text. */
  from: number;
  to: number;
  entries: ConfigEntry[];
}

/** A fault that prevents the server from starting, with the server's message. */
interface SyntaxFault {
  message: string;
  line: number;
  at: number;
  /** The only fault is that the last line has no line break. */
  isOnlyEnd?: boolean;
}

const MAX_NESTED = 10;
/** A text with more faults is not a configuration, and each may take a scan to the end of the text. */
const MAX_FAULTS = 100;
/** A table or an assignment, where parsing resumes after a fault. */
const RESUME_POINT = /^[ \t]*(?:\[[\w"[-]|[\w"][\w".-]*[ \t]*=)/;

/**
 * Parses a file as the server does, which differs from TOML: bare values have no underscores, single quotes allow
 * escapes, table names are lowercased. The server stops at the first fault; this parser continues.
 */
export function parseConfig(text: string) {
  const statements: Statement[] = [];
  /** Headers, with the position of the name in brackets. */
  const tables: { parts: KeyParts; line: number; from: number; to: number }[] = [];
  const faults: SyntaxFault[] = [];
  const known = new Set<string>();
  let at = 0;
  let line = 1;
  let table: KeyParts = [];
  let lastArray = { name: "", position: 0 };
  let statement: Statement | null = null;

  while (seek() && faults.length < MAX_FAULTS) {
    const begin = { at, line };
    if (!readNext()) resumeAfter(begin);
  }
  return { statements, tables, faults };

  function readNext(): boolean | null {
    const character = text[at] ?? "";
    if (character === "[") return readTable();
    if (/[a-zA-Z0-9"]/.test(character)) return readStatement();
    return fail(`Unexpected character ${quote(character)} at line ${line}.`);
  }

  function fail(message: string): null {
    faults.push({ message, line, at: Math.min(at, Math.max(0, text.length - 1)) });
    return null;
  }

  /** Continues at the next assignment, so that one missing quote does not hide other faults. */
  function resumeAfter(begin: { at: number; line: number }) {
    const fault = faults.at(-1);
    if (fault?.isOnlyEnd) return;
    // An unclosed string ends far from the mistake: at the next quotes or at the end of the file.
    const last = statement?.entries.at(-1);
    if (fault?.message.startsWith("Unexpected EOF")) Object.assign(fault, begin);
    else if (fault && last && last.line >= begin.line && last.text.includes("\n")) {
      last.isBroken = true;
      Object.assign(fault, { at: last.from, line: last.line });
    }
    at = begin.at;
    line = begin.line;
    do skipLine();
    while (at < text.length && !RESUME_POINT.test(text.slice(at, at + 200)));
  }

  /** Skips blanks and comments; returns false at the end of the text. */
  function seek(): boolean {
    while (at < text.length) {
      const character = text[at];
      if (character === "#") skipLine();
      else if (character === "\n") {
        at++;
        line++;
      } else if (character === " " || character === "\t" || character === "\r") at++;
      else return true;
    }
    return false;
  }

  function skipLine() {
    const end = text.indexOf("\n", at);
    at = end < 0 ? text.length : end + 1;
    if (end >= 0) line++;
  }

  function next(options: { blanks: boolean; breaks: boolean }): string | null {
    while (at < text.length) {
      const character = text[at++] ?? "";
      if (character === "\r" || (!options.blanks && (character === " " || character === "\t"))) continue;
      if (character !== "\n") return character;
      if (!options.breaks) {
        at--;
        return fail(`Unexpected end of line at line: ${line}`);
      }
      line++;
      return character;
    }
    return fail(`Unexpected EOF at line: ${line}`);
  }

  function readTable(): true | null {
    const start = line;
    const from = at + (text.startsWith("[[", at) ? 2 : 1);
    at++;
    const first = next({ blanks: false, breaks: false });
    if (first === null) return null;
    let isArray = first === "[";
    const parts = [""];
    if (!isArray) append(parts, first);
    let isQuoted = false;
    let last = "";
    for (;;) {
      const character = next({ blanks: isQuoted, breaks: false });
      if (character === null) return null;
      if (character === '"' && (!isQuoted || last !== "\\")) isQuoted = !isQuoted;
      else if (isQuoted) {
        if (character !== "\\") parts[parts.length - 1] += character;
      } else if (character === "]") {
        const name = parts.join(".");
        if (name === "") return fail(`Empty table name at line ${line}.`);
        if (!isArray) break;
        isArray = false;
        lastArray = { name, position: name === lastArray.name ? lastArray.position + 1 : 0 };
        parts.push(numbered(lastArray.position));
      } else if (/[\p{Alphabetic}\p{N}._-]/u.test(character)) {
        append(parts, character.toLowerCase());
      } else {
        return fail(`Unexpected character ${quote(character)} at line ${line}.`);
      }
      last = character;
    }
    table = parts;
    tables.push({ parts, line: start, from, to: text.indexOf("]", from) });
    skipLine();
    return true;
  }

  function readStatement(): boolean {
    const from = at;
    const start = line;
    const key = readKey(table, false);
    if (!key) return false;
    const to = from + text.slice(from, at - 1).trimEnd().length;
    statement = { parts: key.parts, table, line: start, from, to, entries: [] };
    statements.push(statement);
    return readValue(key.parts, "\n", 0) !== null;
  }

  /** Reads a key and the character that ends it. */
  function readKey(base: KeyParts, isInline: boolean): { parts: KeyParts; end: string } | null {
    const parts = [...base, ""];
    const isEmpty = () => parts.length === base.length + 1 && parts.at(-1) === "";
    while (at < text.length) {
      const character = text[at++] ?? "";
      if (character === "=" || (isInline && (character === "," || character === "}"))) {
        return isEmpty() ? fail(`Empty key at line: ${line}`) : { parts, end: character };
      }
      if (character === '"') {
        const quoted = readQuotedKey();
        if (quoted === null) return null;
        parts[parts.length - 1] += quoted;
      } else if (character === "\n") {
        if (!isEmpty())
          return fail(
            `Unexpected end of line while parsing key ${quote(parts.join("."), '"')} at line: ${line}`,
          );
        line++;
      } else if (!/[ \t\r]/.test(character)) append(parts, character);
    }
    return fail(`Unexpected EOF at line: ${line}`);
  }

  function readQuotedKey(): string | null {
    let name = "";
    let last = "";
    while (at < text.length) {
      const character = text[at++] ?? "";
      if (character === '"' && last !== "\\") return name;
      if (character === "\n") return fail(`Unexpected end of line while parsing quoted key at line: ${line}`);
      if (character !== "\\") name += character;
      last = character;
    }
    return name;
  }

  /** Reads a value up to one of the characters in `ends`, and returns that character. */
  function readValue(parts: KeyParts, ends: string, depth: number): string | null {
    if (depth === MAX_NESTED) return fail(`Too many nested structures at line ${line}.`);
    const first = next({ blanks: false, breaks: false });
    if (first === null) return null;
    const begin = { from: at - 1, line };
    if (first === "[") {
      if (!readArray(parts, depth)) return null;
    } else if (first === "{") {
      if (!readInlineTable(parts, depth)) return null;
    } else if (first === '"' || first === "'") {
      const value = readString(first);
      if (value === null || !insert(parts, value, begin)) return null;
    } else if (isBare(first)) {
      while (isBare(text[at] ?? "")) at++;
      if (!insert(parts, text.slice(begin.from, at), begin)) return null;
    } else {
      return ends.includes(first) ? first : unexpected(ends, first);
    }
    return readEnd(ends);
  }

  function readEnd(ends: string): string | null {
    for (;;) {
      const character = next({ blanks: false, breaks: true });
      const fault = faults.at(-1);
      if (character === null && ends === "\n" && fault) fault.isOnlyEnd = true;
      if (character === null) return null;
      if (character === "#") {
        skipLine();
        if (ends === "\n") return "\n";
      } else if (ends.includes(character)) return character;
      else if (character !== "\n") return unexpected(ends, character);
    }
  }

  function unexpected(ends: string, found: string): null {
    const expected = Array.from(ends, (end) => (end === "\n" ? "'\\n'" : `'${end}'`)).join(", ");
    at--;
    return fail(`Expected [${expected}] but found ${quote(found)} in value at line ${line}.`);
  }

  function readArray(parts: KeyParts, depth: number): boolean {
    seek();
    for (let position = 0; ; position++) {
      const end = readValue([...parts, numbered(position)], ",]", depth + 1);
      if (end !== ",") return end === "]";
      seek();
    }
  }

  function readInlineTable(parts: KeyParts, depth: number): boolean {
    for (;;) {
      const key = readKey(parts, true);
      if (!key) return false;
      let { end } = key;
      if (end === "=") {
        seek();
        end = readValue(key.parts, ",}", depth + 1) ?? "";
        if (end === ",") seek();
      } else if (!insert(key.parts, "", { from: at - 1, line })) return false;
      if (end !== ",") return end === "}";
    }
  }

  function readString(quotes: string): string | null {
    if (text[at] !== quotes) return readEscaped(quotes);
    at++;
    if (text[at] !== quotes) return "";
    at++;
    if (text[at] === "\n") {
      at++;
      line++;
    }
    // The server ends the string at the third quote in a row, so a fourth one remains.
    const end = text.indexOf(quotes.repeat(3), at);
    const value = text.slice(at, end < 0 ? text.length : end);
    line += value.split("\n").length - 1;
    at = end < 0 ? text.length : end + 3;
    return end < 0 ? fail(`Unexpected EOF at line: ${line}`) : value.replaceAll("\r", "");
  }

  /** A backslash escapes even after another one: `"C:\\new"` contains a line break. */
  function readEscaped(quotes: string): string | null {
    let value = "";
    let last = "";
    for (;;) {
      const character = next({ blanks: true, breaks: true });
      if (character === null) return null;
      const isEscaped = last === "\\";
      if (character === quotes && !isEscaped) return value;
      if (isEscaped && character in ESCAPES) value += ESCAPES[character];
      else if (character !== "\\" || isEscaped) value += character;
      last = character;
    }
  }

  function insert(parts: KeyParts, value: string, begin: { from: number; line: number }): true | null {
    const key = parts.join(".");
    if (known.has(key)) return fail(`Duplicate key ${quote(key, '"')} at line ${line}.`);
    known.add(key);
    statement?.entries.push({ parts, text: value, ...begin, to: at });
    return true;
  }
}

/** Appends to the last part of a key; a dot outside quotes begins the next part. */
function append(parts: string[], character: string) {
  if (character === ".") parts.push("");
  else parts[parts.length - 1] += character;
}

const ESCAPES: Record<string, string> = { t: "\t", r: "\r", n: "\n" };

function isBare(character: string): boolean {
  return /^[\p{Alphabetic}\p{N}.+-]$/u.test(character);
}

/** Formats the position of a list item as the server does for files. */
function numbered(position: number): string {
  return String(position).padStart(4, "0");
}

/** Formats a character or a text as the server's messages do. */
function quote(text: string, mark = "'"): string {
  return `${mark}${text.replaceAll("\n", "\\n").replaceAll("\t", "\\t")}${mark}`;
}
