import { CODE, PROSE_FIELDS, type Prose } from "./prose.ts";

/** A string, with a colon behind it when it is a key; or the end of a line. */
const STRING_OR_NEWLINE = /("(?:[^"\\\n]|\\.)*")(\s*:)?|\n/g;

/** The sentences of a data file; read as text, because a parser forgets the lines. */
export function proseOfJson(json: string): Prose[] {
  const prose: Prose[] = [];
  let line = 1;
  let field = "";
  for (const [, literal, colon] of json.matchAll(STRING_OR_NEWLINE)) {
    if (literal === undefined) line++;
    else if (colon !== undefined) field = String(JSON.parse(literal));
    else if (PROSE_FIELDS.has(field)) {
      prose.push({ text: withoutCode(String(JSON.parse(literal))), line, isCell: false });
    }
  }
  return prose;
}

/** Sentences may name keys and values in backquotes. */
function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, CODE).replaceAll("\n", " ");
}
