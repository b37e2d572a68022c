import { headTag, roundedPath, shortenEnd } from "../edgePath.ts";
import type { Box, Point, Size } from "../geometry.ts";
import { wrapToFit } from "../labelText.ts";
import { rectTag, tag, textTag } from "../svgMarkup.ts";
import { SMALL_TEXT, textWidth } from "../textSize.ts";
import { LOOP } from "./placeColumns.ts";
import type { Message } from "./sequence.ts";
import type { DrawnRow, SequenceRow } from "./sequenceRow.ts";

interface MessageRow extends SequenceRow {
  message: Message;
  /** Half the width of the activation bar at either end, zero where there is none. */
  bars: { from: number; to: number };
}

/** An arrow with its label above it, or beside it when the message goes to its own sender. */
export function drawMessage({
  message,
  columns,
  limit,
  top,
  bars,
}: MessageRow): DrawnRow & { arrow: number } {
  const [from, to] = [columns.get(message.from)?.x ?? 0, columns.get(message.to)?.x ?? 0];
  const span = Math.abs(to - from) - 32;
  const lines = message.label
    ? wrapToFit(message.label, limit, (tried) => textWidth(tried, SMALL_TEXT.size) <= span)
    : [];
  const text = { width: textWidth(lines, SMALL_TEXT.size), height: lines.length * SMALL_TEXT.lineHeight };
  if (message.from === message.to) return drawLoop({ message, lines, text, x: from + bars.from, top });
  const y = Math.round(top + text.height + 8);
  const side = Math.sign(to - from);
  const middle = { x: (from + to) / 2, y: y - 6 - text.height / 2 };
  return {
    svg:
      drawLabel(lines, middle, text) +
      drawArrow(message, [
        { x: from + side * bars.from, y },
        { x: to - side * bars.to, y },
      ]),
    left: Math.min(from, to, middle.x - text.width / 2 - 4),
    right: Math.max(from, to, middle.x + text.width / 2 + 4),
    bottom: y + 12,
    arrow: y,
  };
}

interface Loop {
  message: Message;
  lines: string[];
  text: Size;
  x: number;
  top: number;
}

function drawLoop({ message, lines, text, x, top }: Loop): DrawnRow & { arrow: number } {
  const first = Math.round(top + 8 + Math.max(0, (text.height - LOOP.height) / 2));
  const last = first + LOOP.height;
  const out = x + LOOP.width;
  const points = [
    { x, y: first },
    { x: out, y: first },
    { x: out, y: last },
    { x, y: last },
  ];
  const at = { x: out + 8 + text.width / 2, y: (first + last) / 2 };
  return {
    svg: drawLabel(lines, at, text) + drawArrow(message, points),
    left: x,
    right: out + 12 + text.width,
    bottom: Math.max(last, at.y + text.height / 2) + 12,
    arrow: last,
  };
}

function drawLabel(lines: string[], at: Point, text: Size): string {
  if (lines.length === 0) return "";
  const box: Box = {
    x: at.x - text.width / 2 - 4,
    y: at.y - text.height / 2,
    width: text.width + 8,
    height: text.height,
  };
  return rectTag("d-label", box, 4) + textTag({ className: "d-small", lines, at, ...SMALL_TEXT });
}

function drawArrow({ dashed, head, startHead }: Message, points: Point[]): string {
  const [start, second, before, tip] = [points[0], points[1], points.at(-2), points.at(-1)];
  if (!start || !second || !before || !tip) return "";
  const trimmed = shortenEnd(shortenEnd(points, head).toReversed(), startHead).toReversed();
  return (
    tag("path", { class: dashed ? "d-edge d-dotted" : "d-edge", d: roundedPath(trimmed) }) +
    headTag(head, before, tip) +
    headTag(startHead, second, start)
  );
}
