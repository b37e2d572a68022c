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

/** Returns the line of the file for a position in the text. */
export function lineAt({ text, line }: Prose, position: number): number {
  return line + text.slice(0, position).split("\n").length - 1;
}
