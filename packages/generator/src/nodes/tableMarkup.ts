import { escapeHtml } from "../shared/escapeHtml.ts";

/** A table with more columns would make cards that nobody can compare. */
const MOST_COLUMNS_OF_CARDS = 4;

/** Said in the markup, because a browser may forget what an element is when CSS turns rows into cards. */
export const TABLE_ROLES: Readonly<Record<string, string>> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

/** The start of the box around a table, which decides what becomes of it where its columns have no room. */
export function openTableBox(columns: number): string {
  return columns > MOST_COLUMNS_OF_CARDS
    ? '<div class="table-scroll" tabindex="0">'
    : '<div class="table-cards">';
}

/** Code that may be broken after the characters which join names, as keys have them; what is copied stays the same. */
export function breakableCode(text: string): string {
  const parts = text.split(/(?<=[\w)\]}>*][./_:=@,-])(?=[a-z([{<*])/i);
  return `<code>${parts.map(escapeHtml).join("<wbr>")}</code>`;
}
