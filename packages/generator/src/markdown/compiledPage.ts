import type { Problem } from "../shared/problem.ts";
import type { Html } from "./html.ts";

/** The result of compiling a page; plain data, so that it can be cached. */
export interface CompiledPage {
  html: Html;
  /** HTML before the truncate marker; null without a marker. */
  excerpt: Html | null;
  /** The first diagram, which represents a post in lists. */
  figure: { svg: string; label: string } | null;
  /** The text of a leading H1, which is removed from the HTML. */
  contentTitle: string | null;
  /** First paragraph as plain text: the fallback description. */
  firstParagraph: string;
  headings: Heading[];
  /** All ids that links can point to. */
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
  /** Messages that people paste into search: inline code of several words, symptoms in a table. */
  phrases: string[];
}

export interface Snippet {
  /** In lower case; empty without a language. */
  lang: string;
  /** Usually a file name. */
  title?: string | undefined;
  code: string;
  line: number;
  /** Why checks skip it, from `nocheck="why"`. */
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
