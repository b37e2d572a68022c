import type { SearchKind } from "./search.ts";

/** One thing search can find: a page, a section of it or an entry of a reference list. */
export interface SearchRecord {
  /** Route of the page, without base and anchor; records of one page stand together, the page itself first. */
  page: string;
  /** Id within the page; null for the page itself. */
  anchor: string | null;
  kind: SearchKind;
  /** What is written by hand, drawn from data (`entry`), or merely lists other pages (`list`). */
  origin: "text" | "entry" | "list";
  /** Labels above the page: `["MTA", "Outbound"]`. */
  trail: string[];
  title: string;
  heading: string | null;
  text: string;
  /** What the page is about in a sentence, with which the text of the page's own record begins. */
  description?: string;
  /** Names that are drawn in this section and have records of their own elsewhere: setting keys, events. */
  names: string[];
  /** Messages and commands in the text, which are looked for in their own words. */
  phrases: string[];
}
