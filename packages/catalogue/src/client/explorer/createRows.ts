import type { Result } from "./createResult.ts";
import { explorerMessages as messages } from "./explorerMessages.ts";
import { partOf } from "./finderHtml.ts";
import type { IndexedEntry } from "./indexEntries.ts";

export interface Rows {
  /** Shows the beginning of another list; the rest follows when the reader comes near it. */
  show(entries: IndexedEntry[]): void;
  stop(): void;
}

interface Row {
  result: Result;
  entry?: IndexedEntry;
}

/** No window shows more of an old list while the new one is drawn over it. */
const MOST_OLD_ROWS = 8;
const MORE_ROWS = 15;
/** Hardly a window has room for fewer, and to measure what is left of it takes half as long as to draw a row. */
const FIRST_ROWS = 3;

/** Results as rows: a few with every frame, over those of the list before, until the window is full. */
export function createRows(host: Window, place: HTMLElement, addResult: (list: HTMLElement) => Result): Rows {
  const list = partOf(place, ".entries");
  const nothing = partOf(place, ".explorer-nothing");
  const more = partOf<HTMLButtonElement>(place, ".button");
  const shown: Row[] = [];
  let wanted: IndexedEntry[] = [];
  let drawn = 0;
  /** How far below the window rows are drawn. */
  let ahead = 0;
  let atLeast = FIRST_ROWS;
  let frame = 0;
  let isDrawing = false;

  function drawRow(at: number) {
    const row = shown[at] ?? addRow();
    const entry = wanted[at];
    if (!entry || row.entry === entry) return;
    row.entry = entry;
    row.result.show(entry);
  }

  function addRow(): Row {
    const row: Row = { result: addResult(list) };
    shown.push(row);
    return row;
  }

  function drawSome() {
    isDrawing = true;
    const end = Math.min(drawn + rowsPerFrame(drawn), wanted.length);
    while (drawn < end) drawRow(drawn++);
    frame = host.requestAnimationFrame(goOn);
  }

  function goOn() {
    if (drawn < wanted.length && (drawn < atLeast || isNear())) drawSome();
    else finish();
  }

  function isNear() {
    const last = shown[drawn - 1]?.result.element;
    if (!last || place.hidden) return false;
    return last.getBoundingClientRect().bottom < host.innerHeight + ahead;
  }

  function finish() {
    isDrawing = false;
    dropRows(drawn);
    const left = wanted.length - drawn;
    more.hidden = left === 0;
    const label = messages.more(Math.min(MORE_ROWS, left));
    if (more.textContent !== label) more.textContent = label;
  }

  function dropRows(from: number) {
    for (const { result } of shown.splice(from)) result.element.remove();
  }

  function drawMore(rows: number) {
    host.cancelAnimationFrame(frame);
    atLeast = drawn + rows;
    ahead = host.innerHeight;
    drawSome();
  }

  const observer = new IntersectionObserver((seen) => {
    if (!isDrawing && !place.hidden && seen.some(({ isIntersecting }) => isIntersecting)) drawMore(0);
  });
  observer.observe(more);
  more.addEventListener("click", () => drawMore(MORE_ROWS));

  return {
    show(entries) {
      host.cancelAnimationFrame(frame);
      wanted = entries;
      drawn = 0;
      atLeast = FIRST_ROWS;
      ahead = 0;
      nothing.hidden = entries.length > 0;
      list.hidden = entries.length === 0;
      dropRows(Math.min(MOST_OLD_ROWS, entries.length));
      drawSome();
    },
    stop() {
      host.cancelAnimationFrame(frame);
      observer.disconnect();
    },
  };
}

/** A slow phone can lay out and paint one row in time for a frame. Many rows mean a large window, or a list in use. */
function rowsPerFrame(drawn: number): number {
  return Math.min(Math.max(1, drawn >> 1), 4);
}
