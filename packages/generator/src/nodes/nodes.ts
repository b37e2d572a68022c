/** The content that extensions produce, written as HTML for pages and as Markdown for their plain copies. */

export type Inline =
  | string
  | { type: "code"; text: string }
  | { type: "strong" | "small"; text: string }
  /** A remark on the preceding sentence. */
  | { type: "note"; children: Inline[] }
  /** A label in the color of its tone: `error`, `warn`, `info` … */
  | { type: "badge"; tone: string }
  /** `to` is a path of this site or a full URL. */
  | { type: "link"; to: string; children: Inline[] }
  /** Content that links can point to. */
  | { type: "anchor"; id: string; children: Inline[] };

export type Block =
  | { type: "paragraph"; children: Inline[] }
  | { type: "details"; summary: string; children: Inline[] }
  | { type: "entries"; entries: Entry[] }
  | { type: "table"; head: string[]; rows: Inline[][][] }
  | { type: "list"; items: Inline[][] }
  /** What to enter in a form. */
  | { type: "form"; groups: { heading: string; fields: FormField[] }[] }
  | { type: "code"; lang: string; text: string }
  /** Alternatives; the choice of a label holds for all groups that have it. */
  | { type: "tabs"; tabs: { label: string; children: Block[] }[] }
  | Section
  | Island;

/** A part with a heading, which the table of contents lists. */
export interface Section {
  type: "section";
  id: string;
  heading: string;
  /** Path of the page that the heading links to. */
  to?: string;
  /** Shown at the end of the heading's line. */
  count: number;
  children: Block[];
}

/** An element that a component of the extension fills in the browser. */
export interface Island {
  type: "island";
  name: string;
  /** `data-` attributes. */
  data: Record<string, string>;
  /** Fallback without script. */
  children: Block[];
  /** Stays below what the component renders: moving a long list would have it laid out again. */
  below?: Block[];
  /** Replaces all of it in the Markdown copy. */
  markdown?: Block[];
}

export interface FormField {
  label: string;
  value: Inline[];
}

/** A definition that links can point to. */
export interface Entry {
  id: string;
  term: string;
  /** Short facts after the term. */
  chips: Inline[][];
  body: Block[];
  more?: Block[];
}

export const code = (text: string): Inline => ({ type: "code", text });
export const strong = (text: string): Inline => ({ type: "strong", text });
export const small = (text: string): Inline => ({ type: "small", text });
export const note = (children: Inline[]): Inline => ({ type: "note", children });
export const badge = (tone: string): Inline => ({ type: "badge", tone });
export const link = (to: string, ...children: Inline[]): Inline => ({ type: "link", to, children });
export const anchor = (id: string, ...children: Inline[]): Inline => ({ type: "anchor", id, children });
export const paragraph = (...children: Inline[]): Block => ({ type: "paragraph", children });

/** Joins several code nodes with spaces. */
export function codes(texts: readonly string[]): Inline[] {
  return texts.flatMap((text, at) => (at === 0 ? [code(text)] : [" ", code(text)]));
}

/** Parses text with code in backquotes. */
export function prose(text: string): Inline[] {
  return text
    .split("`")
    .map((part, at): Inline => (at % 2 === 0 ? part : code(part)))
    .filter((part) => part !== "");
}
