import { rectTag, tag, textTag } from "../svgMarkup.ts";
import { SMALL_TEXT, textSize } from "../textSize.ts";
import type { DrawnRow } from "./drawRow.ts";

export const FRAME = { padding: 14, header: 24 };

export interface Frame {
  keyword: string;
  top: number;
  /** Grow with what is drawn inside. */
  left: number;
  right: number;
  /** Its alternatives with their conditions; there is a line above all but the first. */
  parts: { y: number; label: string }[];
}

/** A frame around what it repeats or chooses between, with its keyword in a tab and its conditions. */
export function drawFrame(frame: Frame, bottom: number): DrawnRow & { back: string } {
  const { keyword, top, parts } = frame;
  const tab = textSize([keyword], SMALL_TEXT).width + 20;
  const conditions = parts.map(({ y, label }, at) => {
    const { width } = textSize([`[${label}]`], SMALL_TEXT);
    return { label, y: y + FRAME.header / 2, indent: at === 0 ? tab : 0, width };
  });
  const x = frame.left - FRAME.padding;
  const widest = Math.max(...conditions.map(({ indent, width }) => indent + width + 24));
  const width = Math.max(frame.right + FRAME.padding - x, widest);
  const box = { x, y: top, width, height: bottom - top };
  const row = { left: x, right: x + width, bottom };
  if (keyword === "rect") return { ...row, back: rectTag("d-group", box, 6), svg: "" };
  const front = [
    ...parts.slice(1).map(({ y }) => {
      const d = `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}`;
      return tag("path", { class: "d-divider", d });
    }),
    rectTag("d-tab", { x, y: top, width: tab, height: FRAME.header }, 6),
    textTag("d-small", [keyword], { x: x + tab / 2, y: top + FRAME.header / 2 }),
    ...conditions.map(({ label, y, indent, width }) => {
      if (!label) return "";
      const height = SMALL_TEXT.lineHeight;
      const background = { x: x + indent + 8, y: y - height / 2, width: width + 4, height };
      return (
        rectTag("d-label", background, 2) + textTag("d-condition", [`[${label}]`], { x: x + indent + 10, y })
      );
    }),
  ];
  return { ...row, back: rectTag("d-frame", box, 6), svg: front.join("") };
}
