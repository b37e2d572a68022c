import type { Point } from "../geometry.ts";
import { rectTag, tag, textTag } from "../svgMarkup.ts";
import { SMALL_TEXT, textWidth } from "../textSize.ts";
import type { DrawnRow } from "./sequenceRow.ts";

export const FRAME = { padding: 14, header: 24 };

export interface Frame {
  keyword: string;
  label: string;
  top: number;
  /** Grow with what is drawn inside. */
  left: number;
  right: number;
  dividers: { y: number; label: string }[];
}

/** A frame around what it repeats or chooses between, with its keyword in a tab and its condition beside it. */
export function drawFrame(
  frame: Frame,
  bottom: number,
  outer: { left: number; right: number },
): DrawnRow & { back: string } {
  const inner = Number.isFinite(frame.left) ? frame : { left: outer.left, right: outer.right };
  const tab = textWidth([frame.keyword], SMALL_TEXT.size) + 20;
  const conditions = [
    { y: frame.top - 2, label: frame.label, indent: tab },
    ...frame.dividers.map((part) => ({ ...part, indent: 0 })),
  ];
  const widest = Math.max(
    ...conditions.map(({ label, indent }) => indent + textWidth([`[${label}]`], SMALL_TEXT.size) + 24),
  );
  const x = inner.left - FRAME.padding;
  const width = Math.max(inner.right + FRAME.padding - x, widest);
  const box = { x, y: frame.top, width, height: bottom - frame.top };
  if (frame.keyword === "rect")
    return { back: rectTag("d-group", box, 6), svg: "", left: x, right: x + width, bottom };
  const keyword = { x: x + tab / 2, y: frame.top + FRAME.header / 2 };
  const front = [
    ...frame.dividers.map(({ y }) =>
      tag("path", { class: "d-divider", d: `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}` }),
    ),
    rectTag("d-tab", { x, y: frame.top, width: tab, height: FRAME.header }, 6),
    textTag({ className: "d-small", lines: [frame.keyword], at: keyword, ...SMALL_TEXT }),
    ...conditions.map(({ y, label, indent }) =>
      drawCondition(label, { x: x + indent + 10, y: y + 2 + FRAME.header / 2 }),
    ),
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
