import { escapeHtml } from "../escapeHtml.ts";
import { round, type Size } from "./svgMarkup.ts";

/** What an element of the library's drawing is, told by the variables it is painted with. */
const CLASSES: [element: RegExp, paint: RegExp, className: string][] = [
  [/^(?:text|tspan)$/, /fill="var\(--_text\)"/, "d-title"],
  [/^(?:text|tspan)$/, /fill=/, "d-fine"],
  [/^rect$/, /fill="var\(--_node-fill\)"/, "d-node"],
  [/^rect$/, /fill="var\(--bg\)"/, "d-label"],
  [/^rect$/, /fill=/, "d-head"],
  [/^(?:line|polyline)$/, /stroke="var\(--_node-stroke\)"/, "d-rule"],
  [/^(?:line|polyline)$/, /stroke=/, "d-edge"],
  [/^(?:polygon|circle)$/, /fill="var\(--bg\)"/, "d-hollow"],
  [/^(?:polygon|circle)$/, /fill="none"/, "d-edge"],
  [/^(?:polygon|circle)$/, /fill=/, "d-arrow"],
];

const ANCHORS: Record<string, string> = { start: "d-start", middle: "", end: "d-end" };

const KEPT =
  /^(?:x|y|x1|y1|x2|y2|cx|cy|r|rx|width|height|points|d|dy|id|transform|marker-\w+|marker\w+|ref[XY]|orient)$/;

/**
 * Makes the library's own drawing of a class or entity diagram one of ours: classes instead of colours, short numbers,
 * ids that are unique on the page, and no styles, fonts or data of its own.
 */
export function restyleSvg(svg: string, id: string): Size & { content: string } {
  const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  const body = svg
    .replace(/<style>[\s\S]*?<\/style>/, "")
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "")
    .replace(/>\s+</g, "><")
    // The library hangs its diamonds inside the class they belong to, where the class covers them.
    .replace(/(<marker id="cls-(?:composition|aggregation)"[^>]*refX=)"0"/g, '$1"12"');
  const content = body.replace(
    /<(\w+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g,
    (_tag, name: string, attributes: string, slash: string) =>
      `<${name}${restyle(name, attributes, id)}${slash}>`,
  );
  return { width, height, content };
}

function restyle(name: string, attributes: string, id: string): string {
  const kept = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].flatMap(([, key = "", value = ""]) => {
    if (!KEPT.test(key) || (key === "rx" && value === "0")) return [];
    return [
      ` ${key}="${key === "id" ? `${id}-${value}` : shortNumbers(value.replace("url(#", `url(#${id}-`))}"`,
    ];
  });
  const classes = classesOf(name, attributes);
  return `${classes ? ` class="${escapeHtml(classes)}"` : ""}${kept.join("")}`;
}

function classesOf(name: string, attributes: string): string {
  const painted = CLASSES.find(([element, paint]) => element.test(name) && paint.test(attributes))?.[2];
  const isText = name === "text";
  return [
    painted ?? (isText ? "d-fine" : ""),
    attributes.includes("stroke-dasharray") ? "d-dotted" : "",
    isText ? ANCHORS[/text-anchor="(\w+)"/.exec(attributes)?.[1] ?? "start"] : "",
    isText && attributes.includes("mono") ? "d-mono" : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function shortNumbers(value: string): string {
  return value.replace(/\d+\.\d{2,}/g, (number) => String(round(Number(number))));
}
