import type { Finding, Snippet } from "@docs/generator";

/** Comments that mark lines to highlight, which the page does not show. */
const MARK = /^\s*(\/\/|\/\*)\s*highlight-[a-z-]+\s*(\*\/)?\s*$/gm;

const STRING = /"(?:[^"\\]|\\.)*"/g;
const COMMENT = /\/\/|\/\*|#/;

/** Checks that JSON parses: readers paste it into requests. */
export function checkJson({ code, line }: Snippet): Finding[] {
  const fault = findJsonFault(code.replace(MARK, ""));
  if (!fault) return [];
  const message = `The JSON cannot be parsed: ${fault.reason}.`;
  const written = code.split("\n")[fault.line - 1]?.replace(STRING, "") ?? "";
  const hint = COMMENT.test(written) ? "JSON has no comments: remove it." : "Correct the syntax.";
  return [{ rule: "json", message, hint, line: line + fault.line }];
}

/** Returns why a text is no JSON, and the line, counted from 1; null for JSON. */
export function findJsonFault(text: string): { reason: string; line: number } | null {
  try {
    JSON.parse(text);
    return null;
  } catch (cause) {
    const { message } = cause as SyntaxError;
    // What browsers quote of the text can be a part of a secret.
    return { reason: message.split(/,? (?:\.\.\.)?"/, 1)[0] ?? "", line: lineOfFault(message, text) };
  }
}

/** Finds the line in a browser's message, which names it or a position, quotes the text around it, or means the end. */
export function lineOfFault(message: string, text: string): number {
  const named = /at line (\d+) column/.exec(message)?.[1];
  return named ? Number(named) : text.slice(0, positionOf(message, text)).split("\n").length;
}

function positionOf(reason: string, text: string): number {
  const place = /at position (\d+)/.exec(reason)?.[1];
  if (place !== undefined) return Math.min(Number(place), text.trimEnd().length);
  const [, token = "", cut, around] =
    /token '(.+?)', (\.\.\.)?"([\s\S]*?)"(?:\.\.\.)? is not/.exec(reason) ?? [];
  if (around === undefined) return text.trimEnd().length;
  // It quotes ten characters on either side.
  return text.indexOf(around) + (cut ? 10 : Math.max(0, around.indexOf(token)));
}
