import { TomlCursor } from "./tomlCursor.ts";

/** The parts of a key; a quoted part may contain dots. */
type KeyParts = readonly string[];

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

const MAX_NESTED = 10;
/** A text with more faults is not a configuration, and each may take a scan to the end of the text. */
const MAX_FAULTS = 100;
/** A table or an assignment, where parsing resumes after a fault. */
const RESUME_POINT = /^[ \t]*(?:\[[\w"[-]|[\w"][\w".-]*[ \t]*=)/;

/**
 * Parses a file as the server does, which differs from TOML: bare values have no underscores, single quotes allow
 * escapes, table names are lowercased. The server stops at the first fault; this parser continues.
 */
export function parseToml(text: string) {
  const parser = new TomlParser(text);
  parser.readAll();
  const { statements, tables, faults } = parser;
  return { statements, tables, faults };
}

/** Its methods return null after a fault. */
class TomlParser extends TomlCursor {
  readonly statements: Statement[] = [];
  /** Headers, with the position of the name in brackets. */
  readonly tables: { parts: KeyParts; line: number; from: number; to: number }[] = [];
  private readonly assignedKeys = new Set<string>();
  private table: KeyParts = [];
  private lastArray = { name: "", position: 0 };

  readAll() {
    while (this.skipBlanks() && this.faults.length < MAX_FAULTS) {
      const begin = { at: this.at, line: this.line };
      if (!this.readNext()) this.resumeAfter(begin);
    }
  }

  private readNext(): boolean | null {
    const { current } = this;
    if (current === "[") return this.readTable();
    if (/[a-zA-Z0-9"]/.test(current)) return this.readStatement();
    return this.unexpectedCharacter(current);
  }

  /** Continues at the next assignment, so that one missing quote does not hide other faults. */
  private resumeAfter(begin: { at: number; line: number }) {
    const fault = this.faults.at(-1);
    if (fault?.isOnlyEnd) return;
    // An unclosed string ends far from the mistake: at the next quotes or at the end of the file.
    const lastEntry = this.statements.at(-1)?.entries.at(-1);
    if (fault?.message.startsWith("Unexpected EOF")) Object.assign(fault, begin);
    else if (fault && lastEntry && lastEntry.line >= begin.line && lastEntry.text.includes("\n")) {
      lastEntry.isBroken = true;
      Object.assign(fault, { at: lastEntry.from, line: lastEntry.line });
    }
    this.at = begin.at;
    this.line = begin.line;
    do this.skipLine();
    while (this.at < this.text.length && !RESUME_POINT.test(this.text.slice(this.at, this.at + 200)));
  }

  private readTable(): true | null {
    const { line } = this;
    const from = this.at + (this.text.startsWith("[[", this.at) ? 2 : 1);
    this.at++;
    const parts = this.readTableName();
    if (!parts) return null;
    this.table = parts;
    this.tables.push({ parts, line, from, to: this.text.indexOf("]", from) });
    this.skipLine();
    return true;
  }

  /** Reads the name behind the first bracket, up to the last one; tables in double brackets get a number. */
  private readTableName(): string[] | null {
    const first = this.next({ blanks: false, breaks: false });
    if (first === null) return null;
    let isArray = first === "[";
    const parts = [""];
    if (!isArray) appendToKey(parts, first);
    let isQuoted = false;
    let last = "";
    for (;;) {
      const character = this.next({ blanks: isQuoted, breaks: false });
      if (character === null) return null;
      if (character === '"' && (!isQuoted || last !== "\\")) isQuoted = !isQuoted;
      else if (isQuoted) {
        if (character !== "\\") parts[parts.length - 1] += character;
      } else if (character === "]") {
        const name = parts.join(".");
        if (name === "") return this.fail(`Empty table name at line ${this.line}.`);
        if (!isArray) return parts;
        isArray = false;
        const { lastArray } = this;
        this.lastArray = { name, position: name === lastArray.name ? lastArray.position + 1 : 0 };
        parts.push(numbered(this.lastArray.position));
      } else if (/[\p{Alphabetic}\p{N}._-]/u.test(character)) appendToKey(parts, character.toLowerCase());
      else return this.unexpectedCharacter(character);
      last = character;
    }
  }

  private readStatement(): boolean {
    const { at: from, line } = this;
    const key = this.readKey(this.table, false);
    if (!key) return false;
    const to = from + this.text.slice(from, this.at - 1).trimEnd().length;
    this.statements.push({ parts: key.parts, table: this.table, line, from, to, entries: [] });
    return this.readValue(key.parts, "\n", 0) !== null;
  }

  /** Reads a key and the character that ends it. */
  private readKey(base: KeyParts, isInline: boolean): { parts: KeyParts; end: string } | null {
    const parts = [...base, ""];
    const isEmpty = () => parts.length === base.length + 1 && parts.at(-1) === "";
    while (this.at < this.text.length) {
      const character = this.text[this.at++] ?? "";
      if (character === "=" || (isInline && (character === "," || character === "}"))) {
        return isEmpty() ? this.fail(`Empty key at line: ${this.line}`) : { parts, end: character };
      }
      if (character === '"') {
        const quoted = this.readQuotedKey();
        if (quoted === null) return null;
        parts[parts.length - 1] += quoted;
      } else if (character === "\n") {
        if (!isEmpty()) {
          const key = quote(parts.join("."), '"');
          return this.fail(`Unexpected end of line while parsing key ${key} at line: ${this.line}`);
        }
        this.line++;
      } else if (!/[ \t\r]/.test(character)) appendToKey(parts, character);
    }
    return this.fail(`Unexpected EOF at line: ${this.line}`);
  }

  /** Reads a value up to one of the characters in `ends`, and returns that character. */
  private readValue(parts: KeyParts, ends: string, depth: number): string | null {
    if (depth === MAX_NESTED) return this.fail(`Too many nested structures at line ${this.line}.`);
    const first = this.next({ blanks: false, breaks: false });
    if (first === null) return null;
    const begin = { from: this.at - 1, line: this.line };
    if (first === "[") {
      if (!this.readArray(parts, depth)) return null;
    } else if (first === "{") {
      if (!this.readInlineTable(parts, depth)) return null;
    } else if (first === '"' || first === "'") {
      const value = this.readString(first);
      if (value === null || !this.store(parts, value, begin)) return null;
    } else if (isBare(first)) {
      while (isBare(this.current)) this.at++;
      if (!this.store(parts, this.text.slice(begin.from, this.at), begin)) return null;
    } else {
      return ends.includes(first) ? first : this.unexpectedEnd(ends, first);
    }
    return this.readEnd(ends);
  }

  private readEnd(ends: string): string | null {
    for (;;) {
      const character = this.next({ blanks: false, breaks: true });
      const fault = this.faults.at(-1);
      if (character === null && ends === "\n" && fault) fault.isOnlyEnd = true;
      if (character === null) return null;
      if (character === "#") {
        this.skipLine();
        if (ends === "\n") return "\n";
      } else if (ends.includes(character)) return character;
      else if (character !== "\n") return this.unexpectedEnd(ends, character);
    }
  }

  private readArray(parts: KeyParts, depth: number): boolean {
    this.skipBlanks();
    for (let position = 0; ; position++) {
      const end = this.readValue([...parts, numbered(position)], ",]", depth + 1);
      if (end !== ",") return end === "]";
      this.skipBlanks();
    }
  }

  private readInlineTable(parts: KeyParts, depth: number): boolean {
    for (;;) {
      const key = this.readKey(parts, true);
      if (!key) return false;
      let { end } = key;
      if (end === "=") {
        this.skipBlanks();
        end = this.readValue(key.parts, ",}", depth + 1) ?? "";
        if (end === ",") this.skipBlanks();
      } else if (!this.store(key.parts, "", { from: this.at - 1, line: this.line })) return false;
      if (end !== ",") return end === "}";
    }
  }

  /** Stores a value that ends at the position as an entry of the current statement. */
  private store(parts: KeyParts, value: string, begin: { from: number; line: number }): true | null {
    const key = parts.join(".");
    if (this.assignedKeys.has(key))
      return this.fail(`Duplicate key ${quote(key, '"')} at line ${this.line}.`);
    this.assignedKeys.add(key);
    this.statements.at(-1)?.entries.push({ parts, text: value, ...begin, to: this.at });
    return true;
  }

  private unexpectedCharacter(character: string): null {
    return this.fail(`Unexpected character ${quote(character)} at line ${this.line}.`);
  }

  private unexpectedEnd(ends: string, character: string): null {
    const expected = Array.from(ends, (end) => (end === "\n" ? "'\\n'" : `'${end}'`)).join(", ");
    this.at--;
    const { line } = this;
    return this.fail(`Expected [${expected}] but found ${quote(character)} in value at line ${line}.`);
  }
}

/** Appends to the last part of a key; a dot outside quotes begins the next part. */
function appendToKey(parts: string[], character: string) {
  if (character === ".") parts.push("");
  else parts[parts.length - 1] += character;
}

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
