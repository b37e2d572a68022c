import { rectTag, tag, textTag } from "../svg.ts";
import { SMALL_TEXT, textSize } from "../textSize.ts";
import type { DrawnRow } from "./drawRow.ts";

export const FRAME = { padding: 14, header: 24 };

export interface Frame {
  keyword: string;
  top: number;
  /** The extent of its content so far. */
  left: number;
  right: number;
  /** Its sections with their conditions, separated by dividers. */
  sections: { y: number; label: string }[];
}

/** Draws the frame of a block such as `loop` or `alt`; `back` goes behind the lifelines. */
export function drawFrame(frame: Frame, bottom: number): DrawnRow & { back: string } {
  const { keyword, top, sections } = frame;
  const tab = textSize([keyword], SMALL_TEXT).width + 20;
  const conditions = sections.map(({ y, label }, at) => {
    const { width } = textSize([`[${label}]`], SMALL_TEXT);
    return { label, y: y + FRAME.header / 2, indent: at === 0 ? tab : 0, width };
  });
  const x = frame.left - FRAME.padding;
  const minWidth = Math.max(...conditions.map(({ indent, width }) => indent + width + 24));
  const width = Math.max(frame.right + FRAME.padding - x, minWidth);
  const box = { x, y: top, width, height: bottom - top };
  const row = { left: x, right: x + width, bottom };
  const front = [
    ...sections.slice(1).map(({ y }) => {
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
