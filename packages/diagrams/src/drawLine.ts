import type { Point } from "./geometry.ts";
import { pathData, pointText, tag } from "./svg.ts";

const HEAD = { length: 9, halfWidth: 3.5 };

/** The marker at an end of a line. */
export type ArrowHead = "none" | "arrow" | "open" | "cross";

export interface Line {
  points: Point[];
  /** The axis along which it bends from point to point, or one Bézier curve with its two control points. */
  curve: "vertical" | "horizontal" | "loop";
  startHead: ArrowHead;
  endHead: ArrowHead;
}

/** Draws a line with its heads. */
export function drawLine(className: string, { points, curve, startHead, endHead }: Line): string {
  const [start, second, beforeEnd, end] = [points[0], points[1], points.at(-2), points.at(-1)];
  if (!start || !second || !beforeEnd || !end) return "";
  const trimmed = [
    trimForHead(startHead, second, start),
    ...points.slice(1, -1),
    trimForHead(endHead, beforeEnd, end),
  ];
  const path =
    curve === "loop"
      ? `M${pointText(trimmed[0] ?? start)}C${trimmed.slice(1).map(pointText).join(" ")}`
      : curvedPath(trimmed, curve === "vertical" ? "y" : "x");
  return (
    tag("path", { class: className, d: path }) +
    headTag(endHead, beforeEnd, end) +
    headTag(startHead, second, start)
  );
}

function curvedPath([first, ...rest]: Point[], axis: "x" | "y"): string {
  if (!first) return "";
  const across = axis === "x" ? "y" : "x";
  let path = `M${pointText(first)}`;
  let from = first;
  for (const [at, to] of rest.entries()) {
    const isStraight = from[across] === to[across];
    if (isStraight && rest[at + 1]?.[across] === to[across]) continue;
    const halfway = (from[axis] + to[axis]) / 2;
    const controls = [
      { ...from, [axis]: halfway },
      { ...to, [axis]: halfway },
    ];
    path += isStraight ? `L${pointText(to)}` : `C${[...controls, to].map(pointText).join(" ")}`;
    from = to;
  }
  return path;
}

/** Returns where a line ends behind its head; up to the tip, its width would blunt the arrow. */
function trimForHead(head: ArrowHead, before: Point, tip: Point): Point {
  if (head === "none" || head === "cross") return tip;
  const length = Math.hypot(tip.x - before.x, tip.y - before.y);
  return relativeToTip(before, tip)(head === "open" ? 1 : Math.min(HEAD.length - 2, length), 0);
}

function headTag(head: ArrowHead, before: Point, tip: Point): string {
  if (head === "none") return "";
  const at = relativeToTip(before, tip);
  const [left, right] = [at(HEAD.length, HEAD.halfWidth), at(HEAD.length, -HEAD.halfWidth)];
  if (head === "arrow") return tag("path", { class: "d-arrow", d: pathData([left, tip, right], true) });
  if (head === "open") return tag("path", { class: "d-edge", d: pathData([left, tip, right], false) });
  const d = pathData([left, at(0, -HEAD.halfWidth)], false) + pathData([right, at(0, HEAD.halfWidth)], false);
  return tag("path", { class: "d-edge", d });
}

/** Returns a function from distances behind the tip and to the left of the line to points. */
function relativeToTip(before: Point, tip: Point): (back: number, left: number) => Point {
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const unit = { x: (tip.x - before.x) / length, y: (tip.y - before.y) / length };
  return (back, left) => ({
    x: tip.x - unit.x * back + unit.y * left,
    y: tip.y - unit.y * back - unit.x * left,
  });
}
