import type { Point } from "../../geometry.ts";

/**
 * Where an edge meets the outline. The layout ends every edge on the node's box; from `before` to `end` and on into the
 * box lies the outline it should touch.
 */
export function meetOutline(outline: Point[], before: Point, end: Point): Point {
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const step = { x: (end.x - before.x) / length, y: (end.y - before.y) / length };
  const distances = outline.flatMap((a, at) => {
    const b = outline[(at + 1) % outline.length] ?? a;
    const distance = crossing({ from: before, step, a, b });
    return distance !== null && distance >= length - 1 ? [distance] : [];
  });
  if (distances.length === 0) return end;
  const nearest = Math.min(...distances);
  return { x: before.x + step.x * nearest, y: before.y + step.y * nearest };
}

/** Distance along a ray to the segment from `a` to `b`, or null when it passes by. */
function crossing({ from, step, a, b }: { from: Point; step: Point; a: Point; b: Point }): number | null {
  const side = { x: b.x - a.x, y: b.y - a.y };
  const determinant = step.x * side.y - step.y * side.x;
  if (Math.abs(determinant) < 1e-9) return null;
  const offset = { x: a.x - from.x, y: a.y - from.y };
  const along = (offset.x * step.y - offset.y * step.x) / determinant;
  if (along < -1e-9 || along > 1 + 1e-9) return null;
  return (offset.x * side.y - offset.y * side.x) / determinant;
}
