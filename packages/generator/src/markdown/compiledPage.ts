import type { FencePlace } from "../extension.ts";
import type { Problem } from "../shared/problem.ts";
import type { Html } from "./html.ts";

/** The result of compiling a page; plain data, so that it can be cached. */
export interface CompiledPage {
  html: Html;
  /** The text of a leading H1, which is removed from the HTML. */
  contentTitle: string | null;
  /** First paragraph as plain text: the fallback description. */
  firstParagraph: string;
  headings: Heading[];
  /** All ids that links can point to. */
  anchors: string[];
  refs: Reference[];
  /** Links with a scheme, which need no resolving. */
  externalLinks: { href: string; line: number }[];
  sections: Section[];
  snippets: Snippet[];
  /** Lines with syntax of this project, for the Markdown copy. */
  rewrites: Rewrite[];
  /** Code in running text, for the checks. */
  inlineCodes: InlineCode[];
  /** Leaf directives such as `::name{key="value"}`, in document order, then fences that extensions draw. */
  directives: Directive[];
  problems: Problem[];
}

export interface Heading {
  id: string;
  level: number;
  /** Inline HTML: text and code only. */
  html: string;
  text: string;
  line: number;
}

export interface Reference {
  kind: "link" | "image";
  target: string;
  line: number;
}

/** A heading and the text below it up to the next heading: the unit of search. */
export interface Section {
  id: string | null;
  heading: string;
  level: number;
  text: string;
  /** Messages that people paste into search: inline code of several words. */
  phrases: string[];
  /** Those in tables of symptoms, whose rows have the remedy. */
  symptoms: string[];
}

export interface Snippet {
  /** In lower case; empty without a language. */
  lang: string;
  /** Usually a file name. */
  title?: string | undefined;
  /** Where code without a title belongs. */
  place?: FencePlace | undefined;
  /** As it applies: without lines marked as removed, and without the comments that mark lines. */
  code: string;
  /** Of the fence. */
  line: number;
  /** Where the code stands, if not in the fence: a file of the content folder, and the line before the code. */
  source?: { file: string; line: number };
  /** What the Markdown copy shows, if not what the fence has. */
  copy?: { lang: string; code: string };
  /** Why checks skip it, from `nocheck="why"`. */
  nocheck?: string | undefined;
  /** Other attributes of the fence. */
  attributes?: Record<string, string> | undefined;
}

/** What plain Markdown has instead of a line: nothing, a label, or the beginning of a quote with one. */
export interface Rewrite {
  line: number;
  label: string;
  /** Of an admonition: its title, and the last line of its content. */
  quote?: { title: string; last: number };
}

export interface InlineCode {
  text: string;
  line: number;
}

export interface Directive {
  name: string;
  attributes: Record<string, string>;
  line: number;
  /** The last line of a fence that an extension draws. */
  lastLine?: number;
}
