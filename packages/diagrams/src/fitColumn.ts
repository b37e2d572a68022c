import type { Size } from "./geometry.ts";
import { SMALL_TEXT } from "./textSize.ts";

/** The content of an SVG element and the size of its viewport. */
export interface Picture extends Size {
  content: string;
}

/** The width of the text column without the padding of a figure. */
const COLUMN_WIDTH = 686;
/** Scaling down a wider diagram would make small text less than 11 pixels high, so it keeps its size and scrolls. */
export const MAX_SCALED_WIDTH = (COLUMN_WIDTH * SMALL_TEXT.size) / 11;

/** Returns the first layout that fits the column, or else the narrowest. */
export function firstThatFits<Spacing, Layout extends Size>(
  spacings: Spacing[],
  layOut: (spacing: Spacing) => Layout,
): Layout {
  const layouts: Layout[] = [];
  for (const spacing of spacings) {
    const layout = layOut(spacing);
    if (layout.width <= COLUMN_WIDTH) return layout;
    layouts.push(layout);
  }
  return layouts.reduce((best, layout) => (layout.width < best.width ? layout : best));
}

/** Returns the factor by which a diagram is scaled down to fit the column. */
export function scaleToColumn({ width }: Size): number {
  return width > COLUMN_WIDTH && width <= MAX_SCALED_WIDTH ? COLUMN_WIDTH / width : 1;
}
