import type { Point } from "./geometry.ts";
import { pathData, round, tag } from "./svgMarkup.ts";

const HEAD = { length: 9, width: 7 };

export type Head = "none" | "arrow" | "open" | "cross" | "circle";

/** A line through points with rounded corners. */
export function roundedPath(points: Point[], corner = 6): string {
  const [first, ...rest] = withoutRepeats(points);
  if (!first) return "";
  let path = `M${written(first)}`;
  let from = first;
  rest.forEach((bend, at) => {
    const next = rest[at + 1];
    if (!next) {
      path += `L${written(bend)}`;
      return;
    }
    const radius = Math.min(corner, distance(from, bend) / 2, distance(bend, next) / 2);
    path += `L${written(towards(bend, from, radius))}Q${written(bend)} ${written(towards(bend, next, radius))}`;
    from = bend;
  });
  return path;
}

/** A line through points that runs along one axis and changes lanes in even curves. */
export function curvedPath(points: Point[], axis: "x" | "y"): string {
  const across = axis === "x" ? "y" : "x";
  const [first, ...rest] = withoutRepeats(points);
  if (!first) return "";
  let path = `M${written(first)}`;
  let from = first;
  rest.forEach((to, at) => {
    const halfway = (from[axis] + to[axis]) / 2;
    const next = rest[at + 1];
    const isStraight = from[across] === to[across];
    if (isStraight && next?.[across] === to[across]) return;
    path += isStraight
      ? `L${written(to)}`
      : `C${written({ ...from, [axis]: halfway })} ${written({ ...to, [axis]: halfway })} ${written(to)}`;
    from = to;
  });
  return path;
}

/** The points with the last one pulled back, so that a line ends inside its arrowhead and not at its tip. */
export function shortenEnd(points: Point[], head: Head): Point[] {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before || head === "none" || head === "cross") return points;
  const reach = head === "open" ? 1 : Math.min(HEAD.length - 2, distance(before, tip));
  return [...points.slice(0, -1), towards(tip, before, reach)];
}

/** The mark at the end of a line that comes from `before` and ends at `tip`. */
export function headTag(head: Head, before: Point, tip: Point): string {
  if (head === "none") return "";
  const base = towards(tip, before, HEAD.length);
  const across = {
    x: ((tip.y - base.y) / HEAD.length) * (HEAD.width / 2),
    y: ((base.x - tip.x) / HEAD.length) * (HEAD.width / 2),
  };
  const left = { x: base.x + across.x, y: base.y + across.y };
  const right = { x: base.x - across.x, y: base.y - across.y };
  if (head === "arrow") return tag("path", { class: "d-arrow", d: pathData([left, tip, right], true) });
  if (head === "open") return tag("path", { class: "d-edge", d: pathData([left, tip, right], false) });
  const middle = towards(tip, before, HEAD.length / 2);
  if (head === "circle") return tag("circle", { class: "d-arrow", cx: middle.x, cy: middle.y, r: 4 });
  const far = {
    left: { x: tip.x + across.x, y: tip.y + across.y },
    right: { x: tip.x - across.x, y: tip.y - across.y },
  };
  return tag("path", {
    class: "d-edge",
    d: pathData([left, far.right], false) + pathData([right, far.left], false),
  });
}

function written({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function withoutRepeats(points: Point[]): Point[] {
  return points.filter((point, at) => {
    const previous = points[at - 1];
    return !previous || distance(previous, point) > 0.5;
  });
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function towards(from: Point, to: Point, reach: number): Point {
  const length = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * reach) / length, y: from.y + ((to.y - from.y) * reach) / length };
}
