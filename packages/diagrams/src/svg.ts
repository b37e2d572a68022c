import { type Box, boxAround, type Point } from "./geometry.ts";
import { labelSize, SMALL_TEXT, TEXT } from "./textSize.ts";

/** Rounds to one decimal. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns an SVG element with rounded numbers. */
export function tag(name: string, attributes: Record<string, string | number>, content = ""): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? round(value) : escapeText(value)}"`)
    .join("");
  return content ? `<${name}${list}>${content}</${name}>` : `<${name}${list}/>`;
}

export function rectTag(className: string, box: Box, radius: number): string {
  const { x, y, width, height } = box;
  return tag("rect", { class: className, x, y, width, height, rx: radius });
}

export function pointText({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** Returns path data such as `M1 2L3 4`, with a final `Z` if closed. */
export function pathData(points: Point[], closed: boolean): string {
  return `M${points.map(pointText).join("L")}${closed ? "Z" : ""}`;
}

/** Centers lines of text vertically at a point; the class determines the horizontal anchor. */
export function textTag(className: string, lines: string[], center: Point): string {
  const { size, lineHeight } = className === "d-text" ? TEXT : SMALL_TEXT;
  // Capitals are about 0.7 em high in common interface fonts, so their center is 0.35 em above the baseline.
  const firstBaseline = center.y - ((lines.length - 1) * lineHeight) / 2 + size * 0.35;
  return lines
    .map((line, at) =>
      tag("text", { class: className, x: center.x, y: firstBaseline + at * lineHeight }, escapeText(line)),
    )
    .join("");
}

/** Draws an edge label with a background that hides the edge. */
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
