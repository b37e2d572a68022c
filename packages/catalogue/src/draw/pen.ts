/** Writes what is drawn from the data, as HTML or as Markdown. What it is given is plain text, or written by it before. */
export interface Pen {
  text(text: string): string;
  code(text: string): string;
  /** Sentences of the data may name keys and values in backquotes. */
  prose(text: string): string;
  strong(text: string): string;
  small(text: string): string;
  /** What a sentence adds for those who want to know more. */
  note(written: string): string;
  /** How serious an event is. */
  level(level: string): string;
  link(href: string, text: string): string;
  /** What a row of a table is about, with an address of its own. */
  anchored(id: string, written: string): string;
  paragraph(written: string): string;
  /** What only some readers need. */
  fold(summary: string, written: string): string;
  /** A list of definitions, each with an address of its own. */
  entryList(entries: Entry[]): string;
  table(head: string[], rows: string[][]): string;
}

export interface Entry {
  id: string;
  /** What the entry is about, as it is written in files and logs. */
  term: string;
  /** The short facts beside it. */
  chips: string[];
  /** What it is, in paragraphs. */
  body: string;
  /** Folded away. */
  more?: string;
}

export function codes(pen: Pen, texts: readonly string[]): string {
  return texts.map(pen.code).join(" ");
}
