import { trustedHtml } from "../../../../generator/src/shared/trusted.ts";
import type { ReferenceKind } from "../../reference/reference.ts";
import { createResult, type PlaceOf } from "./createResult.ts";
import { createRows } from "./createRows.ts";
import { type Collection, explore, type Findings } from "./explore.ts";
import { explorerMessages as messages } from "./explorerMessages.ts";
import { type Filters, isFiltered, noFilters } from "./filters.ts";
import { finderHtml, partOf } from "./finderHtml.ts";
import { nextResult } from "./nextResult.ts";
import { rehearse } from "./rehearse.ts";
import { takeTyping } from "./takeTyping.ts";

export interface FinderParts {
  kind: ReferenceKind;
  collection: Collection;
  /** From an entry's page positions to addresses. */
  placeOf: PlaceOf;
  /** Told when an answer is drawn. */
  onAnswer(filters: Filters): void;
}

export interface Finder {
  ask(filters: Filters): void;
  /** Asks with other choices and the text as it is. */
  choose(chosen: Filters["chosen"]): void;
  stop(): void;
}

const KEYS = new Set(["Escape", "Enter", "ArrowDown", "ArrowUp"]);

/**
 * Finds entries as one types. What every key press touches is plain DOM and outside of React, whose own work was more
 * than all the rest. The letter comes first, then the search, then rows, each in time for a frame.
 */
export function createFinder(host: Window, place: HTMLElement, parts: FinderParts): Finder {
  const { kind, collection, placeOf, onAnswer } = parts;
  const { entries } = collection;
  place.innerHTML = trustedHtml(finderHtml(kind));
  const field = partOf<HTMLInputElement>(place, "input[type=search]");
  const clearButton = partOf<HTMLButtonElement>(place, ".explorer-status > button");
  const results = partOf(place, ".explorer-found");
  const status = host.document.createTextNode("");
  partOf(place, "[role=status]").append(status);
  const rows = createRows(host, results, (list) => createResult(list, kind, placeOf));
  let { chosen } = noFilters;
  /** The filters have changed since they were last looked at. */
  let isDue = false;
  let found: Findings | null = null;

  function answerSoon() {
    if (isDue) return;
    isDue = true;
    host.requestAnimationFrame(() => host.setTimeout(look));
  }

  function look() {
    if (!isDue) return;
    isDue = false;
    found = explore(collection, { text: field.value, chosen });
    host.requestAnimationFrame(draw);
  }

  function draw() {
    if (!found) return;
    const { names, filters, entries: fitting } = found;
    found = null;
    const count = messages.count(fitting.length, entries.length, kind);
    const text = names.length > 0 ? messages.logged(fitting.length) : count;
    if (status.data !== text) status.data = text;
    const isEmpty = !isFiltered(filters);
    clearButton.hidden = isEmpty;
    results.hidden = isEmpty;
    rows.show(fitting);
    onAnswer(names.length > 0 ? { ...filters, text: names.join(" ") } : filters);
  }

  function answerNow() {
    look();
    draw();
  }

  function ask(filters: Filters) {
    if (field.value !== filters.text) field.value = filters.text;
    chosen = filters.chosen;
    isDue = true;
    answerNow();
  }

  function clear() {
    ask(noFilters);
    field.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!KEYS.has(event.key)) return;
    answerNow();
    if (results.hidden) return;
    const target = event.key === "Escape" ? field : nextResult(place, event.key, event.target);
    if (!target) return;
    event.preventDefault();
    if (event.key === "Escape") clear();
    else if (event.key === "Enter") target.click();
    else target.focus();
  }

  const typing = takeTyping(host, field, answerSoon);
  clearButton.addEventListener("click", clear);
  place.addEventListener("keydown", onKeyDown);
  const rehearsal = rehearse(host, {
    field,
    results,
    names: [0.2, 0.5, 0.8].flatMap((part) => entries[Math.floor(part * entries.length)]?.n ?? []),
    draw: (text) => rows.show(explore(collection, { text, chosen: {} }).entries),
  });

  return {
    ask,
    choose: (wanted) => ask({ text: field.value, chosen: wanted }),
    stop() {
      isDue = false;
      found = null;
      typing.stop();
      rehearsal.stop();
      rows.stop();
      place.removeEventListener("keydown", onKeyDown);
      place.replaceChildren();
    },
  };
}
