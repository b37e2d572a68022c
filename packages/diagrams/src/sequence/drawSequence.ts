import type { Picture } from "../fitColumn.ts";
import { rectTag, tag, textTag } from "../svg.ts";
import { TEXT } from "../textSize.ts";
import { drawFrame, FRAME, type Frame } from "./drawFrame.ts";
import { type DrawnRow, drawMessage, drawNote } from "./drawRow.ts";
import { type Column, placeColumns } from "./placeColumns.ts";
import type { Sequence } from "./sequence.ts";

const MARGIN = 4;
const HEADER_PADDING = 20;

/** Lays out and draws a sequence diagram in one pass; `limit` is the maximum number of characters per line. */
export function drawSequence(sequence: Sequence, limit: number): Picture {
  const columns = placeColumns(sequence, limit);
  const all = [...columns.values()];
  const header = Math.max(1, ...all.map(({ lines }) => lines.length)) * TEXT.lineHeight + HEADER_PADDING;
  const layers = { frames: [] as string[], front: [] as string[] };
  const extent = { left: 0, right: 0 };
  const frames: Frame[] = [];
  let y = header + 16;

  const extend = ({ left, right }: { left: number; right: number }) => {
    for (const area of [extent, ...frames.slice(-1)]) {
      area.left = Math.min(area.left, left);
      area.right = Math.max(area.right, right);
    }
  };
  const addRow = (drawn: DrawnRow) => {
    layers.front.push(drawn.svg);
    extend(drawn);
    y = drawn.bottom;
  };
  for (const { x, width } of all) extend({ left: x - width / 2, right: x + width / 2 });

  for (const item of sequence.items) {
    if (item.type === "message") {
      addRow(drawMessage(item, { columns, limit, top: y }));
    } else if (item.type === "note") {
      addRow(drawNote(item, { columns, limit, top: y }));
    } else if (item.type === "open") {
      const { keyword, label } = item;
      const sections = [{ y: y + 2, label }];
      frames.push({ keyword, top: y + 2, left: Infinity, right: -Infinity, sections });
      y += FRAME.header + 10;
    } else if (item.type === "divider") {
      frames.at(-1)?.sections.push({ y: y + 2, label: item.label });
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
  const bottom = y + 4;
  const lifelines = all.map(({ x }) =>
    tag("path", { class: "d-lifeline", d: `M${Math.round(x)} ${header}V${Math.round(bottom)}` }),
  );
  const content = [
    ...layers.frames,
    ...lifelines,
    ...layers.front,
    ...all.map((column) => drawParticipant(column, header)),
  ];
  const transform = `translate(${Math.round(MARGIN - extent.left)} ${MARGIN})`;
  return {
    width: Math.ceil(extent.right - extent.left + 2 * MARGIN),
    height: Math.ceil(bottom + 2 * MARGIN),
    content: tag("g", { transform }, content.join("")),
  };
}

function drawParticipant({ participant, lines, width, x }: Column, height: number): string {
  const box = { x: x - width / 2, y: 0, width, height };
  return (
    rectTag("d-actor", box, participant.isActor ? height / 2 : 4) +
    textTag("d-text", lines, { x, y: height / 2 })
  );
}
