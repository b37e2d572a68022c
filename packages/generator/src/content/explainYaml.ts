import { YAMLParseError } from "yaml";

/** A value that starts with a quote or bracket. */
const OPENED = /:\s*(["'[{])/;
const CLOSE: Record<string, string> = {
  '"': "Close the quote at the end of the line.",
  "'": "Close the quote at the end of the line, and write two ' for one inside it.",
  "[": 'Close the list with "]".',
  "{": 'Close the braces with "}".',
};

/** What YAML reads without an error, but not as it was meant. */
const MISREAD: [pattern: RegExp, message: (found: string[]) => string, hint: string][] = [
  [
    /^[ \t]*(?:-[ \t]+)?([\w-]+):[ \t]+(?!["'|>[{])[^\n]*?\S[ \t]+(#\S[^\n]*)/,
    ([, key, lost]) => `The end of "${key}" is left out, as a comment: "${lost}".`,
    "Put the whole value in quotes.",
  ],
  [
    /^[ \t]*(?:-[ \t]+)?([\w-]+):[ \t]*\[?[“”„]/,
    ([, key]) => `"${key}" has curly quotes, which become part of it.`,
    'Write straight ones, ", or none.',
  ],
  [
    /^(\w*(?:title|label)\w*):[ \t]+(\d+\.\d*0)[ \t]*$/,
    ([, key, written]) => `"${key}" is read as the number ${Number(written)}: ${written}`,
    "Put it in quotes.",
  ],
];

/** Finds lines that are read as something else than was meant. */
export function findMisread(text: string) {
  return text.split("\n").flatMap((row, at) =>
    MISREAD.flatMap(([pattern, message, hint]) => {
      const found = pattern.exec(row.trimEnd());
      return found ? [{ line: at + 1, message: message(found), hint }] : [];
    }),
  );
}

/** Explains a YAML error to an author: the line of the entry, counted from 1, what it contains, and the fix. */
export function explainYaml(text: string, error: unknown) {
  const lines = text.split("\n");
  const { code, reason, line } = readError(error, lines);
  const entry = (lines[line - 1] ?? "").trim();
  const [, key, value = ""] = /^["']?([\w$<-]+)["']?\s*:\s*(.*)$/.exec(entry) ?? [];
  if (code === "DUPLICATE_KEY") {
    return { line, message: `"${key ?? entry}" is written twice.`, hint: "Remove one of them." };
  }
  const message = key
    ? `"${key}" cannot be read: ${shorten(value)}`
    : `The line cannot be read: ${shorten(entry)}`;
  return { line, message, hint: fixOf({ code, reason, entry, key: key ?? "value", value }) };
}

function readError(error: unknown, lines: string[]) {
  if (!(error instanceof YAMLParseError)) {
    // Parsed, but failed to resolve: only an alias, which starts with an asterisk, does that.
    const at = lines.findIndex((each) => /[:,[-]\s*\*/.test(each));
    return { code: "BAD_SCALAR_START", reason: String(error), line: Math.max(0, at) + 1 };
  }
  const reason = error.message.split("\n", 1)[0]?.replace(/ at line \d+, column \d+:?$/, "") ?? "";
  const line = error.linePos?.[0].line ?? 1;
  // The parser notices an unclosed quote or bracket far below the line on which it starts.
  if (!/closing|must end with|sufficiently indented/.test(reason)) return { code: error.code, reason, line };
  const opened = lines.findLastIndex((each, at) => at < line && OPENED.test(each));
  return { code: "NOT_CLOSED", reason, line: opened < 0 ? line : opened + 1 };
}

type Wrong = Record<"code" | "reason" | "entry" | "key" | "value", string>;

function fixOf({ code, reason, entry, key, value }: Wrong): string {
  switch (code) {
    case "NOT_CLOSED":
      return CLOSE[OPENED.exec(entry)?.[1] ?? ""] ?? "Close what is opened.";
    case "BLOCK_AS_IMPLICIT_KEY":
      return value.includes(": ")
        ? `Put the ${key} in quotes: it contains a colon.`
        : "Begin every key at the start of its line, without spaces before it.";
    case "BAD_SCALAR_START":
      return `Put the ${key} in quotes: it begins with ${value.charAt(0)}.`;
    case "TAB_AS_INDENT":
      return "Indent with spaces: tabs are not allowed here.";
    case "MULTILINE_IMPLICIT_KEY":
      return 'Write the key, a colon and a space: "title: …".';
    case "UNEXPECTED_TOKEN":
      return `Put the whole ${key} in quotes.`;
    case "BAD_DQ_ESCAPE":
      return "Write two backslashes for one, or use single quotes.";
    case "MISSING_CHAR":
      return reason.includes(",")
        ? "Put a comma at the end of the line before it."
        : 'Write the key, a colon and a space: "title: …".';
    default:
      return `Correct the syntax: ${reason}.`;
  }
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
