import type { Point } from "./geometry.ts";
import { pathData, pointText, tag } from "./svgMarkup.ts";

const HEAD = { length: 9, half: 3.5 };

export type Head = "none" | "arrow" | "open" | "cross" | "circle";

export interface Line {
  points: Point[];
  /** How it gets from point to point: along one axis, changing lanes in even curves, or in a loop of four points. */
  course: "down" | "sideways" | "loop";
  startHead: Head;
  endHead: Head;
}

/** A line with the marks at its ends. */
export function lineTag(className: string, { points, course, startHead, endHead }: Line): string {
  const [start, second, beforeEnd, end] = [points[0], points[1], points.at(-2), points.at(-1)];
  if (!start || !second || !beforeEnd || !end) return "";
  // A line that went on to the tip of an arrow would blunt it.
  const trimmed = [
    behindHead(startHead, second, start),
    ...points.slice(1, -1),
    behindHead(endHead, beforeEnd, end),
  ];
  const path = course === "loop" ? loopPath(trimmed) : curvedPath(trimmed, course === "down" ? "y" : "x");
  return (
    tag("path", { class: className, d: path }) +
    headTag(endHead, beforeEnd, end) +
    headTag(startHead, second, start)
  );
}

function loopPath([start, out, back, end]: Point[]): string {
  if (!start || !out || !back || !end) return "";
  // A curve goes three quarters of the way to its handles.
  const handle = (from: Point, to: Point) => ({
    x: from.x + ((to.x - from.x) * 4) / 3,
    y: from.y + ((to.y - from.y) * 4) / 3,
  });
  return `M${pointText(start)}C${[handle(start, out), handle(end, back), end].map(pointText).join(" ")}`;
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
    const handles = [
      { ...from, [axis]: halfway },
      { ...to, [axis]: halfway },
    ];
    path += isStraight ? `L${pointText(to)}` : `C${[...handles, to].map(pointText).join(" ")}`;
    from = to;
  }
  return path;
}

function behindHead(head: Head, before: Point, tip: Point): Point {
  if (head === "none" || head === "cross") return tip;
  const length = Math.hypot(tip.x - before.x, tip.y - before.y);
  return behindTip(before, tip)(head === "open" ? 1 : Math.min(HEAD.length - 2, length), 0);
}

/** The mark at the end of a line that comes from `before` and ends at `tip`. */
function headTag(head: Head, before: Point, tip: Point): string {
  if (head === "none") return "";
  const at = behindTip(before, tip);
  const [left, right] = [at(HEAD.length, HEAD.half), at(HEAD.length, -HEAD.half)];
  if (head === "arrow") return tag("path", { class: "d-arrow", d: pathData([left, tip, right], true) });
  if (head === "open") return tag("path", { class: "d-edge", d: pathData([left, tip, right], false) });
  const { x: cx, y: cy } = at(HEAD.length / 2, 0);
  if (head === "circle") return tag("circle", { class: "d-arrow", cx, cy, r: 4 });
  const d = pathData([left, at(0, -HEAD.half)], false) + pathData([right, at(0, HEAD.half)], false);
  return tag("path", { class: "d-edge", d });
}

/** Makes points that are so far back from the tip of a line, and so far to its left. */
function behindTip(before: Point, tip: Point): (back: number, left: number) => Point {
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const step = { x: (tip.x - before.x) / length, y: (tip.y - before.y) / length };
  return (back, left) => ({
    x: tip.x - step.x * back + step.y * left,
    y: tip.y - step.y * back - step.x * left,
  });
}
