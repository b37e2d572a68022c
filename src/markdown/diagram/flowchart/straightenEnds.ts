import type { Box, Point } from "../svgMarkup.ts";

/** A sideways step shorter than this is noise of the layout, not a bend. */
const JOG = 18;
/** How far from a corner an edge may meet a box. */
const CORNER = 12;

/** Takes small steps out of an edge's first and last stretch by moving the end along its box. */
export function straightenEnds(points: Point[], source: Box | undefined, target: Box | undefined): Point[] {
  const fromStart = target ? straightenLast(points, target) : points;
  return source ? straightenLast(fromStart.toReversed(), source).toReversed() : fromStart;
}

/** Puts a label back onto the stretch of its edge that was moved. */
export function snapToEdge(label: Point, points: Point[]): Point {
  for (const [at, to] of points.entries()) {
    const from = points[at - 1];
    if (!from) continue;
    const isBeside = (a: number, b: number, place: number) =>
      Math.min(a, b) <= place && place <= Math.max(a, b);
    const [upright, level] = [Math.abs(from.x - to.x) < 1, Math.abs(from.y - to.y) < 1];
    if (upright && isBeside(from.y, to.y, label.y) && Math.abs(label.x - to.x) < JOG)
      return { ...label, x: to.x };
    if (level && isBeside(from.x, to.x, label.x) && Math.abs(label.y - to.y) < JOG)
      return { ...label, y: to.y };
  }
  return label;
}

function straightenLast(points: Point[], box: Box): Point[] {
  const [bend, corner, end] = points.slice(-3);
  if (points.length < 4 || !bend || !corner || !end) return points;
  const step = { x: bend.x - corner.x, y: bend.y - corner.y };
  const moved = { x: end.x + step.x, y: end.y + step.y };
  const along =
    step.x === 0 ? ([moved.y, box.y, box.height] as const) : ([moved.x, box.x, box.width] as const);
  const [place, start, length] = along;
  const onBox = place >= start + CORNER && place <= start + length - CORNER;
  if (Math.hypot(step.x, step.y) >= JOG || !onBox) return points;
  return [...points.slice(0, -3), moved];
}
