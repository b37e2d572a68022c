/** A block of text: a paragraph, a heading, a table cell, a field of data. */
export interface Prose {
  /** With the line breaks of the file; inline code is one `CODE` character. */
  text: string;
  /** Line of the file on which it begins. */
  line: number;
  isCell: boolean;
}

export interface ProseFile {
  file: string;
  prose: Prose[];
}

/** Placeholder for inline code, which counts as a word, but is not checked. */
export const CODE = "\uFFFC";

/** Fields of front matter and data files that contain prose. */
export const PROSE_FIELDS = new Set([
  "allows",
  "check",
  "consoleNotes",
  "description",
  "highlight",
  "label",
  "meaning",
  "note",
  "notes",
  "sidebar_label",
  "summary",
  "title",
]);

/** Returns a function from positions in the text to lines of the file; it counts on from the position before. */
export function lineCounter({ text, line: firstLine }: Prose): (position: number) => number {
  let [counted, line] = [0, firstLine];
  return (position) => {
    if (position < counted) [counted, line] = [0, firstLine];
    for (; counted < position; counted++) if (text[counted] === "\n") line++;
    return line;
  };
}
