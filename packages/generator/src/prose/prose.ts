/** One block of text that readers read: a paragraph, a heading, a table cell, a field of data. */
export interface Prose {
  /** Its lines as in the file; code is one `CODE` character. */
  text: string;
  /** The line of its file on which it begins. */
  line: number;
  isCell: boolean;
}

export interface ProseFile {
  file: string;
  prose: Prose[];
}

/** Stands for inline code: it is a word of its sentence, but no word to check. */
export const CODE = "\uFFFC";

/** The fields of front matter and of data files that hold sentences, titles and labels. */
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

/** The line of the file on which a position of the text is. */
export function lineAt({ text, line }: Prose, position: number): number {
  return line + text.slice(0, position).split("\n").length - 1;
}
