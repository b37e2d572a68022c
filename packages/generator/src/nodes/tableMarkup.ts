import { escapeHtml } from "../shared/escapeHtml.ts";

/** Rows with more columns than this are too hard to compare as cards. */
const MAX_CARD_COLUMNS = 4;

/** Explicit roles, because browsers may drop table semantics when CSS displays rows as cards. */
export const TABLE_ROLES: Readonly<Record<string, string>> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

/** Opens the element around a table, which scrolls or shows cards on narrow screens. */
export function openTableBox(columns: number): string {
  return columns > MAX_CARD_COLUMNS ? '<div class="table-scroll" tabindex="0">' : '<div class="table-cards">';
}

/** Writes code that may wrap after separators such as dots and slashes; the copied text stays the same. */
export function breakableCode(text: string): string {
  const parts = text.split(/(?<=[\w)\]}>*][./_:=@,-])(?=[a-z([{<*])/i);
  return `<code>${parts.map(escapeHtml).join("<wbr>")}</code>`;
}
