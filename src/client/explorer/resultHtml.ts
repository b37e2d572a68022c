import { escapeHtml } from "../../shared/escapeHtml.ts";
import { type ReferenceEntry, type ReferenceKind, referenceAnchor } from "../../shared/reference.ts";
import { entryFacts } from "../reference/entryFacts.ts";
import { explorerMessages as messages } from "./explorerMessages.ts";

/** Address and label of a page by its position in the file. */
export type PlaceOf = (position: number) => { href: string; label: string };

/** One setting or event that was found. As plain HTML, because a key press may have to draw all rows anew. */
export function resultHtml(kind: ReferenceKind, entry: ReferenceEntry, placeOf: PlaceOf): string {
  const facts = entryFacts(kind, entry).map(({ words, code }) => {
    const level = kind === "events" && words === entry.t ? ` class="level ${words}"` : "";
    return `<li${level}>${escapeHtml(words)}${code === undefined ? "" : ` <code>${escapeHtml(code)}</code>`}</li>`;
  });
  const href = `${placeOf(entry.p).href}#${referenceAnchor(kind, entry.n)}`;
  const advice = entry.c ? ` <span class="note">${escapeHtml(entry.c)}</span>` : "";
  return (
    `<dt><a href="${escapeHtml(href)}"><code>${escapeHtml(entry.n)}</code></a></dt>` +
    `<dd><p>${escapeHtml(entry.s)}${advice}</p>` +
    `<ul class="chips">${facts.join("")}${entry.h === undefined ? "" : explainedBy(placeOf(entry.h))}</ul></dd>`
  );
}

function explainedBy({ href, label }: ReturnType<PlaceOf>): string {
  return `<li>${messages.explained} <a href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`;
}
