import { type Box, boxAround, type Point } from "./geometry.ts";
import { labelSize, SMALL_TEXT, TEXT } from "./textSize.ts";

/** A coordinate with at most one decimal. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** One SVG element; numbers are rounded, attributes without a value left out. */
export function tag(name: string, attributes: Record<string, string | number | null>, content = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? round(value) : escapeText(value ?? "")}"`)
    .join("");
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

export function rectTag(className: string, box: Box, radius: number): string {
  const { x, y, width, height } = box;
  return tag("rect", { class: className, x, y, width, height, rx: radius || null });
}

export function pointText({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** `M1 2L3 4`, closed when it is an outline. */
export function pathData(points: Point[], closed: boolean): string {
  return `M${points.map(pointText).join("L")}${closed ? "Z" : ""}`;
}

/** Lines of text around their middle; how they are anchored is the class's matter. */
export function textTag(className: string, lines: string[], middle: Point): string {
  const { size, lineHeight } = className === "d-text" ? TEXT : SMALL_TEXT;
  // A capital's middle is about 0.35 em above the baseline in every interface font.
  const firstBaseline = middle.y - ((lines.length - 1) * lineHeight) / 2 + size * 0.35;
  return lines
    .map((line, at) =>
      tag("text", { class: className, x: middle.x, y: firstBaseline + at * lineHeight }, escapeText(line)),
    )
    .join("");
}

/** A label on a line, with the background that hides the line. */
export function labelTag(lines: string[], at: Point, className = "d-label"): string {
  return rectTag(className, boxAround(at, labelSize(lines)), 4) + textTag("d-small", lines, at);
}

function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
