import { type Box, NO_SIZE, overlaps, type Point } from "../../geometry.ts";

/** A vertical part of an edge; consecutive segments are joined by a bend. */
export interface Segment {
  x: number;
  top: number;
  bottom: number;
}

const CLEARANCE = 6;

/** Samples the Bézier curve of a bend, which is vertical at both ends and has its control points at half height. */
export function sampleBend(from: Point, to: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const [across, down] = [t * t * (3 - 2 * t), t * (1.5 - 1.5 * t + t * t)];
    return { x: from.x + (to.x - from.x) * across, y: from.y + (to.y - from.y) * down };
  });
}

/** Whether a bend from one point down to another keeps its distance from all obstacles. */
export function isClear(from: Point, to: Point, obstacles: Box[]): boolean {
  const near = obstacles.filter(({ y, height }) => y < to.y + CLEARANCE && y + height > from.y - CLEARANCE);
  const points = near.length > 0 ? sampleBend(from, to, 16) : [];
  return !points.some((point) => near.some((box) => overlaps(box, { ...point, ...NO_SIZE }, CLEARANCE)));
}
