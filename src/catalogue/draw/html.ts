import { escapeHtml } from "../../shared/escapeHtml.ts";

/** Small pieces of HTML that all tables of the catalogue are made of. */

export function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

export function codes(texts: readonly string[]): string {
  return texts.map(code).join(" ");
}

/** Sentences of the data may name keys and values in backquotes. */
export function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

export interface Entry {
  id: string;
  /** What the entry is about, as it is written in files and logs. */
  term: string;
  /** HTML of the short facts beside it. */
  chips: string[];
  /** HTML of what it is. */
  body: string;
  /** HTML of what only some readers need. */
  more?: string;
}

/** A list of definitions, each with an address of its own. */
export function entryList(entries: Entry[]): string {
  return `<dl class="entries">${entries.map(entryItem).join("")}</dl>`;
}

function entryItem({ id, term, chips, body, more = "" }: Entry): string {
  const link = `<a href="#${escapeHtml(id)}">${code(term)}</a>`;
  const facts =
    chips.length > 0 ? `<ul class="chips">${chips.map((chip) => `<li>${chip}</li>`).join("")}</ul>` : "";
  return `<div class="entry" id="${escapeHtml(id)}"><dt>${link}</dt><dd>${body}${facts}${more}</dd></div>`;
}

/** What a row of a table is about, with an address of its own. */
export function anchored(id: string, html: string): string {
  return `<span id="${escapeHtml(id)}">${html}</span>`;
}

/** A table that scrolls inside its own box; cells are HTML. */
export function table(head: string[], rows: string[][]): string {
  const headCells = head.map((cell) => `<th scope="col">${cell}</th>`).join("");
  const bodyRows = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  return (
    `<div class="table-scroll" tabindex="0"><table><thead><tr>${headCells}</tr></thead>` +
    `<tbody>${bodyRows}</tbody></table></div>`
  );
}
