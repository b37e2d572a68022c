import type { Picture } from "../fitColumn.ts";
import { rectTag, tag, textTag } from "../svgMarkup.ts";
import { TEXT } from "../textSize.ts";
import { drawFrame, FRAME, type Frame } from "./drawFrame.ts";
import { type DrawnRow, drawMessage, drawNote } from "./drawRow.ts";
import { type Column, placeColumns } from "./placeColumns.ts";
import type { Sequence } from "./sequence.ts";

const MARGIN = 4;
const HEADER_PADDING = 20;
const BAR_WIDTH = 10;

/** Lays out and draws a sequence diagram in one pass; `limit` is the maximum number of characters per line. */
export function drawSequence(sequence: Sequence, limit: number): Picture {
  const columns = placeColumns(sequence, limit);
  const all = [...columns.values()];
  const header = Math.max(1, ...all.map(({ lines }) => lines.length)) * TEXT.lineHeight + HEADER_PADDING;
  const layers = { frames: [] as string[], activations: [] as string[], front: [] as string[] };
  const extent = { left: 0, right: 0 };
  const frames: Frame[] = [];
  /** The tops of the open activation bars by participant. */
  const activations = new Map<string, number[]>();
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
  const endActivation = (id: string, bottom: number) => {
    const top = activations.get(id)?.pop();
    const x = columns.get(id)?.x;
    if (top === undefined || x === undefined) return;
    const offset = (activations.get(id)?.length ?? 0) * 4 - BAR_WIDTH / 2;
    layers.activations.unshift(
      rectTag("d-active", { x: x + offset, y: top, width: BAR_WIDTH, height: bottom - top }, 2),
    );
  };
  for (const { x, width } of all) extend({ left: x - width / 2, right: x + width / 2 });

  let lastArrow = y;
  for (const [at, item] of sequence.items.entries()) {
    if (item.type === "message") {
      const next = sequence.items[at + 1];
      const activated = next?.type === "activate" ? next.id : null;
      const barInset = (id: string) => (activations.get(id)?.length || id === activated ? BAR_WIDTH / 2 : 0);
      const drawn = drawMessage(item, { columns, limit, top: y, barInset });
      addRow(drawn);
      lastArrow = drawn.arrow;
    } else if (item.type === "note") {
      addRow(drawNote(item, { columns, limit, top: y }));
    } else if (item.type === "activate") {
      activations.set(item.id, [...(activations.get(item.id) ?? []), lastArrow]);
    } else if (item.type === "deactivate") {
      endActivation(item.id, lastArrow);
    } else if (item.type === "open") {
      const { keyword, label } = item;
      const sections = [{ y: y + 2, label }];
      frames.push({ keyword, top: y + 2, left: Infinity, right: -Infinity, sections });
      y += keyword === "rect" ? 10 : FRAME.header + 10;
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
  for (const [id, tops] of activations) while (tops.length > 0) endActivation(id, y);
  const bottom = y + 4;
  const lifelines = all.map(({ x }) =>
    tag("path", { class: "d-lifeline", d: `M${Math.round(x)} ${header}V${Math.round(bottom)}` }),
  );
  const content = [
    ...layers.frames,
    ...lifelines,
    ...layers.activations,
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
