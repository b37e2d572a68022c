import type { Box, Point, Size } from "../svgMarkup.ts";
import type { NodeShape } from "./flowchart.ts";

const DOT_RADIUS = 8;
/** How far a slanted or pointed side leans in. */
const SLANT = 14;

/** The room a shape needs around its text. */
export function nodeSize(shape: NodeShape, text: Size): Size {
  const width = text.width + 32;
  const height = text.height + 18;
  switch (shape) {
    case "decision":
      return { width: text.width + 16 + 2 * point(height), height };
    case "circle": {
      const diameter = Math.hypot(text.width, text.height) + 14;
      return { width: diameter, height: diameter };
    }
    case "cylinder":
      return { width, height: height + 14 };
    case "subroutine":
      return { width: width + 12, height };
    case "slant":
    case "flag":
      return { width: width + 2 * SLANT, height };
    case "start":
    case "end":
      return { width: 0, height: 0 };
    default:
      return { width, height };
  }
}

/** A decision is a lozenge with a flat top: as pointed as its height allows, yet no taller than its text. */
function point(height: number): number {
  return Math.min(height / 2, 22);
}

/** The corners of a shape, which its edges end on and, where it has straight sides, it is drawn from. */
export function nodeOutline(shape: NodeShape, box: Box): Point[] {
  const { x, y, width, height } = box;
  const [right, bottom, middle] = [x + width, y + height, y + height / 2];
  switch (shape) {
    case "decision": {
      const inset = point(height);
      return toPoints([
        x,
        middle,
        x + inset,
        y,
        right - inset,
        y,
        right,
        middle,
        right - inset,
        bottom,
        x + inset,
        bottom,
      ]);
    }
    case "slant":
      return toPoints([x + SLANT, y, right, y, right - SLANT, bottom, x, bottom]);
    case "flag":
      return toPoints([x, y, right, y, right, bottom, x, bottom, x + SLANT, middle]);
    case "circle":
      return ellipse(box, { x: width / 2, y: height / 2 });
    case "start":
    case "end":
      return ellipse(box, { x: DOT_RADIUS, y: DOT_RADIUS });
    default:
      return toPoints([x, y, right, y, right, bottom, x, bottom]);
  }
}

function toPoints(numbers: number[]): Point[] {
  const points: Point[] = [];
  for (let at = 0; at < numbers.length; at += 2)
    points.push({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 });
  return points;
}

function ellipse({ x, y, width, height }: Box, radius: Point): Point[] {
  return Array.from({ length: 36 }, (_, at) => ({
    x: x + width / 2 + radius.x * Math.cos((at * Math.PI) / 18),
    y: y + height / 2 + radius.y * Math.sin((at * Math.PI) / 18),
  }));
}

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
