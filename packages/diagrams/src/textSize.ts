import type { Size } from "./geometry.ts";

/** Font sizes in pixels; the stylesheet has the same for `.d-text` and `.d-small`. */
export const TEXT = { size: 14, lineHeight: 18 } as const;
export const SMALL_TEXT = { size: 13, lineHeight: 16 } as const;

/** Character widths in em, rounded up because the system font is not known at build time. */
const WIDTHS: [RegExp, number][] = [
  [/[ijl|!.,:;'`]/, 0.29],
  [/[ftrI()[\]{}/\\" -]/, 0.37],
  [/[mwMW@%…—]/, 0.93],
  [/[A-Z&<>=+~]/, 0.71],
  [/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/, 1.05],
  [/\p{Extended_Pictographic}/u, 1.05],
];
const DEFAULT_WIDTH = 0.6;

/** Estimates the size of lines of text for common interface fonts. */
export function textSize(lines: string[], { size, lineHeight }: typeof TEXT | typeof SMALL_TEXT): Size {
  const widths = lines.map((line) => {
    let width = 0;
    for (const char of line) width += WIDTHS.find(([chars]) => chars.test(char))?.[1] ?? DEFAULT_WIDTH;
    return width * size;
  });
  return { width: Math.max(0, ...widths), height: lines.length * lineHeight };
}

/** Returns the size of an edge label with its background. */
export function labelSize(lines: string[]): Size {
  const { width, height } = textSize(lines, SMALL_TEXT);
  return { width: width + 8, height: height + 4 };
}
