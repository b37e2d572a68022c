/** Text that readers read, and the line of its file on which it stands. */
export interface Prose {
  text: string;
  line: number;
}

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
