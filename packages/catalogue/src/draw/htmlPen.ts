import { escapeHtml } from "../../../generator/src/shared/escapeHtml.ts";
import type { Entry, Pen } from "./pen.ts";

/** Writes for pages. */
export const htmlPen: Pen = {
  text: escapeHtml,
  code,
  prose: (text) => escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>"),
  strong: (text) => `<strong>${escapeHtml(text)}</strong>`,
  small: (text) => `<small>${escapeHtml(text)}</small>`,
  note: (written) => `<span class="note">${written}</span>`,
  level: (level) => `<span class="level ${level}">${level}</span>`,
  link: (href, text) => `<a href="${escapeHtml(href)}" rel="noopener">${escapeHtml(text)}</a>`,
  anchored: (id, written) => `<span id="${escapeHtml(id)}">${written}</span>`,
  paragraph: (written) => `<p>${written}</p>`,
  fold: (summary, written) => `<details><summary>${escapeHtml(summary)}</summary><p>${written}</p></details>`,
  entryList: (entries) => `<dl class="entries">${entries.map(entryItem).join("")}</dl>`,
  table,
};

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

function entryItem({ id, term, chips, body, more = "" }: Entry): string {
  const link = `<a href="#${escapeHtml(id)}">${code(term)}</a>`;
  const facts =
    chips.length > 0 ? `<ul class="chips">${chips.map((chip) => `<li>${chip}</li>`).join("")}</ul>` : "";
  return `<div class="entry" id="${escapeHtml(id)}"><dt>${link}</dt><dd>${body}${facts}${more}</dd></div>`;
}

/** It scrolls inside its own box. */
function table(head: string[], rows: string[][]): string {
  const headCells = head.map((cell) => `<th scope="col">${cell}</th>`).join("");
  const bodyRows = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  return (
    `<div class="table-scroll" tabindex="0"><table><thead><tr>${headCells}</tr></thead>` +
    `<tbody>${bodyRows}</tbody></table></div>`
  );
}
