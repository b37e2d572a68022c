import { type Box, NO_SIZE, overlaps, type Point } from "../../geometry.ts";

/** A part of an edge that runs straight down; between two segments it bends. */
export interface Segment {
  x: number;
  top: number;
  bottom: number;
}

const DISTANCE = 6;

/** Points of the curve by which an edge changes lanes: it leaves and arrives upright, its handles halfway down. */
export function bendPoints(from: Point, to: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const [across, down] = [t * t * (3 - 2 * t), t * (1.5 - 1.5 * t + t * t)];
    return { x: from.x + (to.x - from.x) * across, y: from.y + (to.y - from.y) * down };
  });
}

/** Whether an edge may bend from one point down to the other without touching any of the boxes. */
export function isClear(from: Point, to: Point, obstacles: Box[]): boolean {
  const near = obstacles.filter(({ y, height }) => y < to.y + DISTANCE && y + height > from.y - DISTANCE);
  const points = near.length > 0 ? bendPoints(from, to, 16) : [];
  return !points.some((point) => near.some((box) => overlaps(box, { ...point, ...NO_SIZE }, DISTANCE)));
}
