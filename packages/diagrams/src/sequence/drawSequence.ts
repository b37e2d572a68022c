import type { Picture } from "../fitColumn.ts";
import { rectTag, tag, textTag } from "../svgMarkup.ts";
import { TEXT } from "../textSize.ts";
import { drawFrame, FRAME, type Frame } from "./drawFrame.ts";
import { type DrawnRow, drawMessage, drawNote } from "./drawRow.ts";
import { type Column, placeColumns } from "./placeColumns.ts";
import type { Sequence } from "./sequence.ts";

const MARGIN = 4;
const HEADER_PADDING = 20;
const ACTIVE_WIDTH = 10;

/** Lays out and draws a sequence diagram in one walk down its items. */
export function drawSequence(sequence: Sequence, limit: number): Picture {
  const columns = placeColumns(sequence, limit);
  const all = [...columns.values()];
  const header = Math.max(1, ...all.map(({ lines }) => lines.length)) * TEXT.lineHeight + HEADER_PADDING;
  const layers = { frames: [] as string[], active: [] as string[], front: [] as string[] };
  const extent = { left: 0, right: 0 };
  const frames: Frame[] = [];
  const running = new Map<string, number[]>();
  let y = header + 16;

  const cover = ({ left, right }: { left: number; right: number }) => {
    for (const area of [extent, ...frames.slice(-1)]) {
      area.left = Math.min(area.left, left);
      area.right = Math.max(area.right, right);
    }
  };
  const addRow = (drawn: DrawnRow) => {
    layers.front.push(drawn.svg);
    cover(drawn);
    y = drawn.bottom;
  };
  const stopActive = (id: string, bottom: number) => {
    const top = running.get(id)?.pop();
    const x = columns.get(id)?.x;
    if (top === undefined || x === undefined) return;
    const offset = (running.get(id)?.length ?? 0) * 4 - ACTIVE_WIDTH / 2;
    layers.active.unshift(
      rectTag("d-active", { x: x + offset, y: top, width: ACTIVE_WIDTH, height: bottom - top }, 2),
    );
  };
  for (const { x, width } of all) cover({ left: x - width / 2, right: x + width / 2 });

  let lastArrow = y;
  for (const [at, item] of sequence.items.entries()) {
    if (item.type === "message") {
      const next = sequence.items[at + 1];
      const starting = next?.type === "activate" ? next.id : null;
      const barOf = (id: string) => (running.get(id)?.length || id === starting ? ACTIVE_WIDTH / 2 : 0);
      const drawn = drawMessage(item, { columns, limit, top: y, barOf });
      addRow(drawn);
      lastArrow = drawn.arrow;
    } else if (item.type === "note") {
      addRow(drawNote(item, { columns, limit, top: y }));
    } else if (item.type === "activate") {
      running.set(item.id, [...(running.get(item.id) ?? []), lastArrow]);
    } else if (item.type === "deactivate") {
      stopActive(item.id, lastArrow);
    } else if (item.type === "open") {
      const { keyword, label } = item;
      const parts = [{ y: y + 2, label }];
      frames.push({ keyword, top: y + 2, left: Infinity, right: -Infinity, parts });
      y += keyword === "rect" ? 10 : FRAME.header + 10;
    } else if (item.type === "divider") {
      frames.at(-1)?.parts.push({ y: y + 2, label: item.label });
      y += item.label ? 28 : 12;
    } else {
      const frame = frames.pop();
      if (!frame) continue;
      const isEmpty = frame.left > frame.right;
      const drawn = drawFrame(isEmpty ? { ...frame, ...extent } : frame, y);
      layers.frames.unshift(drawn.back);
      addRow(drawn);
      y += 14;
    }
  }
  for (const [id, tops] of running) while (tops.length > 0) stopActive(id, y);
  const bottom = y + 4;
  const lifelines = all.map(({ x }) =>
    tag("path", { class: "d-lifeline", d: `M${Math.round(x)} ${header}V${Math.round(bottom)}` }),
  );
  const content = [
    ...layers.frames,
    ...lifelines,
    ...layers.active,
    ...layers.front,
    ...all.map((column) => drawHead(column, header)),
  ];
  const transform = `translate(${Math.round(MARGIN - extent.left)} ${MARGIN})`;
  return {
    width: Math.ceil(extent.right - extent.left + 2 * MARGIN),
    height: Math.ceil(bottom + 2 * MARGIN),
    content: tag("g", { transform }, content.join("")),
  };
}

function drawHead({ participant, lines, width, x }: Column, height: number): string {
  const box = { x: x - width / 2, y: 0, width, height };
  return (
    rectTag("d-actor", box, participant.actor ? height / 2 : 4) +
    textTag("d-text", lines, { x, y: height / 2 })
  );
}
