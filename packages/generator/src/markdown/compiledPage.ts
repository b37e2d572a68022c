import type { Problem } from "../shared/problem.ts";
import type { Html } from "./html.ts";

/** Everything one Markdown pass learns about a page; plain data, so that it can be cached. */
export interface CompiledPage {
  html: Html;
  /** HTML before the truncate marker, null when there is no marker. */
  excerpt: Html | null;
  /** The first diagram, which shows a post in lists. */
  figure: { svg: string; label: string } | null;
  /** The text of the body's own H1, which is taken out of the HTML. */
  contentTitle: string | null;
  /** First paragraph as plain text: the fallback description. */
  firstParagraph: string;
  headings: Heading[];
  /** Every id a link can point to. */
  anchors: string[];
  refs: Reference[];
  sections: Section[];
  snippets: Snippet[];
  /** Code in running text, for the checks. */
  inlineCodes: InlineCode[];
  /** Leaf directives such as `::name{key="value"}`, in document order. */
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
  /** What people see and paste: code of several words in the running text, symptoms of a table. */
  phrases: string[];
}

export interface Snippet {
  lang: string;
  /** Most often the name of the file that it shows. */
  title?: string | undefined;
  code: string;
  line: number;
  /** Why the checks are to leave it alone, from `nocheck="why"`. */
  nocheck?: string | undefined;
}

export interface InlineCode {
  text: string;
  line: number;
}

export interface Directive {
  name: string;
  attributes: Record<string, string>;
  line: number;
}
