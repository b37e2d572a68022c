import { escapeHtml } from "../../../../generator/src/shared/escapeHtml.ts";
import type { ReferenceKind } from "../../reference/reference.ts";
import { explorerMessages as messages } from "./explorerMessages.ts";

/** What stands above the complete list: field, facets, the number of results, and the results. */
export function finderHtml(kind: ReferenceKind): string {
  const label = escapeHtml(messages.field[kind]);
  return (
    `<search class="explorer-form" aria-label="${escapeHtml(messages.filters[kind])}">` +
    `<input type="search" aria-label="${label}" placeholder="${label}" autocomplete="off" autocapitalize="off" spellcheck="false">` +
    '<div class="explorer-facets"></div></search>' +
    `<div class="explorer-status"><p role="status"></p><button type="button" hidden>${messages.clear}</button></div>` +
    '<div class="explorer-found" hidden><dl class="entries"></dl>' +
    `<p class="explorer-nothing">${messages.nothing}</p><button type="button" class="button"></button></div>`
  );
}

/** A part of it; the class names above are the contract. */
export function partOf<Part extends HTMLElement>(place: HTMLElement, selector: string): Part {
  const part = place.querySelector<Part>(selector);
  if (!part) throw new Error(`The explorer has no ${selector}.`);
  return part;
}
