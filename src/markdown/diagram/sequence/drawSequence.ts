import { headTag, roundedPath, shortenEnd } from "../edgePath.ts";
import { wrapLabel, wrapToFit } from "../labelText.ts";
import { type Box, type Point, rectTag, tag, textTag } from "../svgMarkup.ts";
import { SMALL_TEXT, TEXT, textWidth } from "../textSize.ts";
import { type Column, LOOP, placeColumns } from "./placeColumns.ts";
import type { Message, Note, Sequence } from "./sequence.ts";

const MARGIN = 4;
const HEADER_PADDING = 20;
const ACTIVE_WIDTH = 10;
const FRAME = { padding: 14, header: 24 };

interface Drawing {
  width: number;
  height: number;
  content: string;
}

interface Frame {
  keyword: string;
  label: string;
  top: number;
  /** Grow with what is drawn inside. */
  left: number;
  right: number;
  dividers: { y: number; label: string }[];
}

/** Lays out and draws a sequence diagram in one walk down its items. */
export function drawSequence(sequence: Sequence, limit: number): Drawing {
  const columns = placeColumns(sequence, limit);
  const all = [...columns.values()];
  const header = Math.max(1, ...all.map(({ lines }) => lines.length)) * TEXT.lineHeight + HEADER_PADDING;
  const layers = { frames: [] as string[], active: [] as string[], front: [] as string[] };
  const extent = { left: 0, right: 0 };
  const frames: Frame[] = [];
  const running = new Map<string, number[]>();
  let y = header + 16;

  const cover = (left: number, right: number) => {
    for (const area of [extent, ...frames.slice(-1)]) {
      area.left = Math.min(area.left, left);
      area.right = Math.max(area.right, right);
    }
  };
  const stopActive = (id: string, bottom: number) => {
    const top = running.get(id)?.pop();
    const x = columns.get(id)?.x;
    if (top === undefined || x === undefined) return;
    const offset = (running.get(id)?.length ?? 0) * 4 - ACTIVE_WIDTH / 2;
    layers.active.unshift(rectTag("d-active", { x: x + offset, y: top, width: ACTIVE_WIDTH, height: bottom - top }, 2));
  };
  for (const { x, width } of all) cover(x - width / 2, x + width / 2);

  let lastArrow = y;
  for (const [at, item] of sequence.items.entries()) {
    if (item.type === "message") {
      const next = sequence.items[at + 1];
      const starting = next?.type === "activate" ? next.id : null;
      const bar = (id: string) => (running.get(id)?.length || id === starting ? ACTIVE_WIDTH / 2 : 0);
      const bars = { from: bar(item.from), to: bar(item.to) };
      const drawn = drawMessage({ message: item, columns, limit, top: y, bars });
      layers.front.push(drawn.svg);
      cover(drawn.left, drawn.right);
      lastArrow = drawn.arrow;
      y = drawn.bottom;
    } else if (item.type === "note") {
      const drawn = drawNote({ note: item, columns, limit, top: y });
      layers.front.push(drawn.svg);
      cover(drawn.left, drawn.right);
      y = drawn.bottom;
    } else if (item.type === "activate") {
      running.set(item.id, [...(running.get(item.id) ?? []), lastArrow]);
    } else if (item.type === "deactivate") {
      stopActive(item.id, lastArrow);
    } else if (item.type === "open") {
      const { keyword, label } = item;
      frames.push({ keyword, label, top: y + 2, left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY, dividers: [] });
      y += keyword === "rect" ? 10 : FRAME.header + 10;
    } else if (item.type === "divider") {
      frames.at(-1)?.dividers.push({ y: y + 2, label: item.label });
      y += item.label ? 28 : 12;
    } else {
      const frame = frames.pop();
      if (!frame) continue;
      const drawn = drawFrame(frame, y, extent);
      layers.frames.unshift(drawn.back);
      layers.front.push(drawn.svg);
      cover(drawn.left, drawn.right);
      y += 14;
    }
  }
  for (const [id, tops] of running) while (tops.length > 0) stopActive(id, y);
  const bottom = y + 4;
  const lifelines = all.map(({ x }) => tag("path", { class: "d-lifeline", d: `M${Math.round(x)} ${header}V${Math.round(bottom)}` }));
  const content = [...layers.frames, ...lifelines, ...layers.active, ...layers.front, ...all.map((column) => drawHead(column, header))];
  const shift = { x: MARGIN - extent.left, y: MARGIN };
  return {
    width: Math.ceil(extent.right - extent.left + 2 * MARGIN),
    height: Math.ceil(bottom + 2 * MARGIN),
    content: tag("g", { transform: `translate(${Math.round(shift.x)} ${shift.y})` }, content.join("")),
  };
}

interface Drawn {
  svg: string;
  left: number;
  right: number;
  bottom: number;
}

interface Row {
  columns: Map<string, Column>;
  limit: number;
  top: number;
}

function drawHead({ participant, lines, width, x }: Column, height: number): string {
  const box = { x: x - width / 2, y: 0, width, height };
  const at = { x, y: height / 2 };
  return rectTag("d-actor", box, participant.actor ? height / 2 : 4) + textTag({ className: "d-text", lines, at, ...TEXT });
}

interface MessageRow extends Row {
  message: Message;
  /** Half the width of the activation bar at either end, zero where there is none. */
  bars: { from: number; to: number };
}

function drawMessage({ message, columns, limit, top, bars }: MessageRow): Drawn & { arrow: number } {
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
    svg: drawLabel(lines, middle, text) + drawArrow(message, [{ x: from + side * bars.from, y }, { x: to - side * bars.to, y }]),
    left: Math.min(from, to, middle.x - text.width / 2 - 4),
    right: Math.max(from, to, middle.x + text.width / 2 + 4),
    bottom: y + 12,
    arrow: y,
  };
}

interface Loop {
  message: Message;
  lines: string[];
  text: { width: number; height: number };
  x: number;
  top: number;
}

function drawLoop({ message, lines, text, x, top }: Loop): Drawn & { arrow: number } {
  const first = Math.round(top + 8 + Math.max(0, (text.height - LOOP.height) / 2));
  const last = first + LOOP.height;
  const out = x + LOOP.width;
  const points = [{ x, y: first }, { x: out, y: first }, { x: out, y: last }, { x, y: last }];
  const at = { x: out + 8 + text.width / 2, y: (first + last) / 2 };
  return {
    svg: drawLabel(lines, at, text) + drawArrow(message, points),
    left: x,
    right: out + 12 + text.width,
    bottom: Math.max(last, at.y + text.height / 2) + 12,
    arrow: last,
  };
}

function drawLabel(lines: string[], at: Point, text: { width: number; height: number }): string {
  if (lines.length === 0) return "";
  const box: Box = { x: at.x - text.width / 2 - 4, y: at.y - text.height / 2, width: text.width + 8, height: text.height };
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

function drawNote({ note, columns, limit, top }: Row & { note: Note }): Drawn {
  const places = note.of.map((id) => columns.get(id)?.x ?? 0);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const lines = wrapLabel(note.text, note.of.length > 1 ? limit * 2 : limit);
  const own = textWidth(lines, SMALL_TEXT.size) + 24;
  const width = note.side === "over" && last > first ? Math.max(own, last - first + 40) : own;
  const lefts = { left: first - 12 - width, right: last + 12, over: (first + last - width) / 2 };
  const box = { x: lefts[note.side], y: Math.round(top + 4), width, height: lines.length * SMALL_TEXT.lineHeight + 12 };
  const at = { x: box.x + width / 2, y: box.y + box.height / 2 };
  return {
    svg: rectTag("d-note", box, 3) + textTag({ className: "d-small", lines, at, ...SMALL_TEXT }),
    left: box.x,
    right: box.x + width,
    bottom: box.y + box.height + 8,
  };
}

/** A frame around what it repeats or chooses between, with its keyword in a tab and its condition beside it. */
function drawFrame(frame: Frame, bottom: number, outer: { left: number; right: number }): Drawn & { back: string } {
  const inner = Number.isFinite(frame.left) ? frame : { left: outer.left, right: outer.right };
  const tab = textWidth([frame.keyword], SMALL_TEXT.size) + 20;
  const conditions = [{ y: frame.top - 2, label: frame.label, indent: tab }, ...frame.dividers.map((part) => ({ ...part, indent: 0 }))];
  const widest = Math.max(...conditions.map(({ label, indent }) => indent + textWidth([`[${label}]`], SMALL_TEXT.size) + 24));
  const x = inner.left - FRAME.padding;
  const width = Math.max(inner.right + FRAME.padding - x, widest);
  const box = { x, y: frame.top, width, height: bottom - frame.top };
  if (frame.keyword === "rect") return { back: rectTag("d-group", box, 6), svg: "", left: x, right: x + width, bottom };
  const keyword = { x: x + tab / 2, y: frame.top + FRAME.header / 2 };
  const front = [
    ...frame.dividers.map(({ y }) => tag("path", { class: "d-divider", d: `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}` })),
    rectTag("d-tab", { x, y: frame.top, width: tab, height: FRAME.header }, 6),
    textTag({ className: "d-small", lines: [frame.keyword], at: keyword, ...SMALL_TEXT }),
    ...conditions.map(({ y, label, indent }) => drawCondition(label, { x: x + indent + 10, y: y + 2 + FRAME.header / 2 })),
  ];
  return { back: rectTag("d-frame", box, 6), svg: front.join(""), left: x, right: x + width, bottom };
}

function drawCondition(label: string, at: Point): string {
  if (!label) return "";
  const lines = [`[${label}]`];
  const width = textWidth(lines, SMALL_TEXT.size) + 4;
  const box = { x: at.x - 2, y: at.y - SMALL_TEXT.lineHeight / 2, width, height: SMALL_TEXT.lineHeight };
  return rectTag("d-label", box, 2) + textTag({ className: "d-condition", lines, at, ...SMALL_TEXT });
}
