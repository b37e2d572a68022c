import { isUtf8 } from "node:buffer";
import { errorProblem, type Problem, warningProblem } from "../shared/problem.ts";

const LINE_END = 10;

/** Characters that nobody sees, but that change what others see. */
const HIDDEN: [RegExp, string][] = [
  [/\0/, "a NUL character"],
  [/\r(?!\n)/, "a carriage return without a line feed"],
  [/\ufffd/, "a mark where a character was lost"],
  [/[\u200b\u2060\ufeff\u00ad]/, "a character that nobody sees"],
  [/^[ \t>]*(?:[-*+>]|#{1,6}|\d+[.)])?\u00a0/m, "a no-break space where Markdown expects a space"],
  [/[\u202a-\u202e\u2066-\u2069]/, "a character that turns the direction of text"],
];

/**
 * Decodes UTF-8; invalid bytes, empty files and merge conflicts are problems. The text is as much as is readable, to
 * avoid follow-up problems.
 */
export function readText(bytes: Uint8Array, file: string) {
  const text = new TextDecoder().decode(bytes);
  if (!isUtf8(bytes)) return { text, problem: notUtf8(bytes, text, file) };
  if (text.trim() === "") {
    const hint = "Write the page, or delete the file.";
    return { text, problem: errorProblem({ rule: "empty-file", message: "The file is empty.", hint, file }) };
  }
  const conflict = /^(<{7}|>{7})( .*)?$/m.exec(text);
  if (!conflict) return { text, problem: hiddenCharacter(text, file) };
  const problem = errorProblem({
    rule: "merge-conflict",
    message: `A merge conflict is not resolved: "${conflict[0]}".`,
    hint: "Keep what is right of the two sides, and remove the lines of <, = and > around them.",
    file,
    line: text.slice(0, conflict.index).split("\n").length,
  });
  return { text: firstSides(text), problem };
}

function notUtf8(bytes: Uint8Array, decoded: string, file: string): Problem {
  const at = Buffer.byteLength(decoded.slice(0, decoded.indexOf("\ufffd")));
  const line = bytes.subarray(0, at).filter((byte) => byte === LINE_END).length + 1;
  const byte = `0x${bytes[at]?.toString(16) ?? ""}`;
  const message = `The file is not UTF-8: byte ${byte} at offset ${at}.`;
  return errorProblem({ rule: "not-utf8", message, hint: "Save it as UTF-8.", file, line });
}

/** Finds the first one: of many, the others are there for the same reason. */
function hiddenCharacter(text: string, file: string): Problem | null {
  for (const [character, what] of HIDDEN) {
    const at = text.search(character);
    if (at < 0) continue;
    const message = `The line has ${what}.`;
    const hint = "Remove it: write the line again, or save the file as plain text.";
    const line = text.slice(0, at).split("\n").length;
    return warningProblem({ rule: "hidden-character", message, hint, file, line });
  }
  return null;
}

/** Keeps the first side of every merge conflict; line numbers stay the same. */
function firstSides(text: string): string {
  let isSecond = false;
  return text
    .split("\n")
    .map((line) => {
      const mark = /^(<{7}|={7}|>{7})( .*)?\r?$/.exec(line)?.[1]?.charAt(0);
      isSecond = mark === "=" || (isSecond && mark === undefined);
      return mark || isSecond ? "" : line;
    })
    .join("\n");
}
