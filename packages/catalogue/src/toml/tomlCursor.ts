/** A fault that prevents the server from starting, with the server's message. */
export interface SyntaxFault {
  message: string;
  line: number;
  at: number;
  /** The only fault is that the last line has no line break. */
  isOnlyEnd?: boolean;
}

const ESCAPES = new Map([
  ["t", "\t"],
  ["r", "\r"],
  ["n", "\n"],
]);

/** A position in a text that moves the way the server reads characters and strings; null means a fault. */
export class TomlCursor {
  readonly text: string;
  readonly faults: SyntaxFault[] = [];
  at = 0;
  line = 1;

  constructor(text: string) {
    this.text = text;
  }

  /** The character at the position; empty at the end of the text. */
  get current(): string {
    return this.text[this.at] ?? "";
  }

  fail(message: string): null {
    const at = Math.min(this.at, Math.max(0, this.text.length - 1));
    this.faults.push({ message, line: this.line, at });
    return null;
  }

  /** Skips blanks, line breaks and comments; returns false at the end of the text. */
  skipBlanks(): boolean {
    while (this.at < this.text.length) {
      if (this.current === "#") this.skipLine();
      else if (/[ \t\r\n]/.test(this.current)) this.take();
      else return true;
    }
    return false;
  }

  skipLine() {
    const end = this.text.indexOf("\n", this.at);
    this.at = end < 0 ? this.text.length : end + 1;
    if (end >= 0) this.line++;
  }

  /** Returns the current character and moves behind it; counts lines. */
  take(): string {
    const character = this.current;
    this.at++;
    if (character === "\n") this.line++;
    return character;
  }

  /** Takes the next character that counts; without `breaks`, a line break is a fault. */
  next(options: { blanks: boolean; breaks: boolean }): string | null {
    while (this.at < this.text.length) {
      const { current } = this;
      if (current === "\n" && !options.breaks)
        return this.fail(`Unexpected end of line at line: ${this.line}`);
      this.take();
      if (current !== "\r" && (options.blanks || (current !== " " && current !== "\t"))) return current;
    }
    return this.fail(`Unexpected EOF at line: ${this.line}`);
  }

  /** Reads the rest of a quoted part of a key. */
  readQuotedKey(): string | null {
    let name = "";
    let last = "";
    while (this.at < this.text.length) {
      const character = this.text[this.at++] ?? "";
      if (character === '"' && last !== "\\") return name;
      if (character === "\n")
        return this.fail(`Unexpected end of line while parsing quoted key at line: ${this.line}`);
      if (character !== "\\") name += character;
      last = character;
    }
    return name;
  }

  /** Reads a string behind its first quote. */
  readString(quote: string): string | null {
    if (this.current !== quote) return this.readEscaped(quote);
    this.at++;
    if (this.current !== quote) return "";
    this.at++;
    if (this.current === "\n") this.take();
    // The server ends the string at the third quote in a row, so a fourth one remains.
    const end = this.text.indexOf(quote.repeat(3), this.at);
    const value = this.text.slice(this.at, end < 0 ? this.text.length : end);
    this.line += value.split("\n").length - 1;
    this.at = end < 0 ? this.text.length : end + 3;
    return end < 0 ? this.fail(`Unexpected EOF at line: ${this.line}`) : value.replaceAll("\r", "");
  }

  /** A backslash escapes even after another one: `"C:\\new"` contains a line break. */
  private readEscaped(quote: string): string | null {
    let value = "";
    let last = "";
    for (;;) {
      const character = this.next({ blanks: true, breaks: true });
      if (character === null) return null;
      const isEscaped = last === "\\";
      if (character === quote && !isEscaped) return value;
      if (isEscaped) value += ESCAPES.get(character) ?? character;
      else if (character !== "\\") value += character;
      last = character;
    }
  }
}
