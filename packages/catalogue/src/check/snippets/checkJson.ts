import type { Finding, Snippet } from "@docs/generator";

/** Comments that only mark lines to highlight; they are not shown to the reader. */
const MARK = /^\s*(\/\/|\/\*)\s*highlight-[a-z-]+\s*(\*\/)?\s*$/gm;

/** JSON must parse: readers paste it into requests. */
export function checkJson({ code, line }: Snippet): Finding[] {
  const text = code.replace(MARK, "");
  try {
    JSON.parse(text);
    return [];
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message = `The JSON cannot be parsed: ${reason.replace(/\s+/g, " ")}.`;
    const at = lineAt(text, positionOf(reason, text));
    return [{ rule: "json", message, hint: "Correct the syntax.", line: line + at }];
  }
}

/** Depending on what is wrong, the parser names the place, quotes the text around it, or has reached the end. */
function positionOf(reason: string, text: string): number {
  const place = /at position (\d+)/.exec(reason)?.[1];
  if (place !== undefined) return Math.min(Number(place), text.trimEnd().length);
  const [, token = "", cut, around] =
    /token '(.+?)', (\.\.\.)?"([\s\S]*?)"(?:\.\.\.)? is not/.exec(reason) ?? [];
  if (around === undefined) return text.trimEnd().length;
  // Ten characters are quoted on either side.
  return text.indexOf(around) + (cut ? 10 : Math.max(0, around.indexOf(token)));
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split("\n").length;
}
