import { drawLine } from "../drawLine.ts";
import { boxAround } from "../geometry.ts";
import { wrapLabel } from "../labelText.ts";
import { labelTag, rectTag, textTag } from "../svg.ts";
import { SMALL_TEXT, textSize } from "../textSize.ts";
import { type Column, LOOP } from "./placeColumns.ts";
import type { Message, Note } from "./sequence.ts";

interface RowContext {
  columns: Map<string, Column>;
  /** Maximum characters per line of text. */
  limit: number;
  top: number;
}

export interface DrawnRow {
  svg: string;
  left: number;
  right: number;
  bottom: number;
}

/** Draws a message with its label above the arrow, or to the right of a self-message. */
export function drawMessage(message: Message, { columns, limit, top }: RowContext): DrawnRow {
  const [from, to] = [columns.get(message.from)?.x ?? 0, columns.get(message.to)?.x ?? 0];
  const isLoop = message.from === message.to;
  // A label may be as long as its arrow; an average character is seven pixels wide.
  const lines = message.label
    ? wrapLabel(message.label, Math.max(limit, Math.floor((Math.abs(to - from) - 32) / 7)))
    : [];
  const { width, height } = textSize(lines, SMALL_TEXT);
  const out = from + LOOP.width;
  const first = Math.round(top + 8 + (isLoop ? Math.max(0, (height - LOOP.height) / 2) : height));
  const arrow = isLoop ? first + LOOP.height : first;
  const label = isLoop
    ? { x: out + 8 + width / 2, y: (first + arrow) / 2 }
    : { x: (from + to) / 2, y: arrow - 6 - height / 2 };
  const points = [
    { x: from, y: first },
    ...(isLoop ? [first, arrow].map((y) => ({ x: from + (LOOP.width * 4) / 3, y })) : []),
    { x: to, y: arrow },
  ];
  const line = drawLine(message.dashed ? "d-edge d-dotted" : "d-edge", {
    ...message,
    points,
    curve: isLoop ? "loop" : "horizontal",
  });
  return {
    svg: (lines.length > 0 ? labelTag(lines, label) : "") + line,
    left: Math.min(from, to, label.x - width / 2 - 4),
    right: Math.max(from, to, label.x + width / 2 + 4),
    bottom: (isLoop ? Math.max(arrow, label.y + height / 2) : arrow) + 12,
  };
}

/** Draws a note next to a lifeline or across several. */
export function drawNote({ side, participants, text }: Note, { columns, limit, top }: RowContext): DrawnRow {
  const lifelines = participants.map((id) => columns.get(id)?.x ?? 0);
  const [first, last] = [Math.min(...lifelines), Math.max(...lifelines)];
  const lines = wrapLabel(text, participants.length > 1 ? limit * 2 : limit);
  const size = textSize(lines, SMALL_TEXT);
  const span = side === "over" && last > first ? last - first + 40 : 0;
  const [width, height] = [Math.max(size.width + 24, span), size.height + 12];
  const centers = { left: first - 12 - width / 2, right: last + 12 + width / 2, over: (first + last) / 2 };
  const center = { x: centers[side], y: Math.round(top + 4) + height / 2 };
  return {
    svg: rectTag("d-note", boxAround(center, { width, height }), 3) + textTag("d-small", lines, center),
    left: center.x - width / 2,
    right: center.x + width / 2,
    bottom: center.y + height / 2 + 8,
  };
}
