import { wrapLabel } from "../labelText.ts";
import { rectTag, textTag } from "../svgMarkup.ts";
import { SMALL_TEXT, textWidth } from "../textSize.ts";
import type { Note } from "./sequence.ts";
import type { DrawnRow, SequenceRow } from "./sequenceRow.ts";

/** A note beside one lifeline or across several. */
export function drawNote({ note, columns, limit, top }: SequenceRow & { note: Note }): DrawnRow {
  const places = note.of.map((id) => columns.get(id)?.x ?? 0);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const lines = wrapLabel(note.text, note.of.length > 1 ? limit * 2 : limit);
  const own = textWidth(lines, SMALL_TEXT.size) + 24;
  const width = note.side === "over" && last > first ? Math.max(own, last - first + 40) : own;
  const lefts = { left: first - 12 - width, right: last + 12, over: (first + last - width) / 2 };
  const box = {
    x: lefts[note.side],
    y: Math.round(top + 4),
    width,
    height: lines.length * SMALL_TEXT.lineHeight + 12,
  };
  const at = { x: box.x + width / 2, y: box.y + box.height / 2 };
  return {
    svg: rectTag("d-note", box, 3) + textTag({ className: "d-small", lines, at, ...SMALL_TEXT }),
    left: box.x,
    right: box.x + width,
    bottom: box.y + box.height + 8,
  };
}
