import type { Size } from "./geometry.ts";
import { SMALL_TEXT } from "./textSize.ts";

/** A finished drawing without its root element. */
export interface Picture extends Size {
  content: string;
}

/** The text column less the padding around a diagram: what fits into it needs no scrolling. */
const COLUMN = 686;
/** Wider than this, a diagram's small text would shrink below 11 pixels; it keeps its size and scrolls. */
export const WIDEST = (COLUMN * SMALL_TEXT.size) / 11;

/** The first layout that fits the column, else the narrowest; labels wrap tighter each time. */
export function firstThatFits<Spacing, Layout extends Size>(
  spacings: Spacing[],
  layOut: (spacing: Spacing) => Layout,
): Layout {
  const layouts: Layout[] = [];
  for (const spacing of spacings) {
    const layout = layOut(spacing);
    if (layout.width <= COLUMN) return layout;
    layouts.push(layout);
  }
  return layouts.reduce((best, layout) => (layout.width < best.width ? layout : best));
}

/** How much a drawing shrinks to fit the column. */
export function scaleToColumn({ width }: Size): number {
  return width > COLUMN && width <= WIDEST ? COLUMN / width : 1;
}
