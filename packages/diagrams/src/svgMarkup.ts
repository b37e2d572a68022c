import type { Box, Point, Size } from "./geometry.ts";
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

/** `M1 2L3 4`, closed when it is an outline. */
export function pathData(points: Point[], closed: boolean): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}${closed ? "Z" : ""}`;
}

interface TextBlock {
  className: string;
  lines: string[];
  /** Horizontal anchor of every line, and the vertical middle of them all. */
  at: Point;
  lineHeight: number;
  size: number;
}

/** Centred lines of text; how they are anchored is the class's matter. */
export function textTag({ className, lines, at, lineHeight, size }: TextBlock): string {
  // A capital's middle is about 0.35 em above the baseline in every interface font.
  const firstBaseline = at.y - ((lines.length - 1) * lineHeight) / 2 + size * 0.35;
  const [only = ""] = lines;
  if (lines.length === 1)
    return tag("text", { class: className, x: at.x, y: firstBaseline }, escapeText(only));
  const spans = lines.map((line, index) =>
    tag("tspan", { x: at.x, y: firstBaseline + index * lineHeight }, escapeText(line)),
  );
  return tag("text", { class: className }, spans.join(""));
}

/** The root element. Its wrapper carries role and label, so the drawing itself is hidden from assistive technology. */
export function svgRoot(size: Size, scale: number, content: string): string {
  const { width, height } = size;
  return tag(
    "svg",
    {
      class: "d",
      viewBox: `0 0 ${round(width)} ${round(height)}`,
      width: width * scale,
      height: height * scale,
      "aria-hidden": "true",
    },
    content,
  );
}

function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
