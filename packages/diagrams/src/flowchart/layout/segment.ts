import type { Box, Point } from "../../geometry.ts";
import { overlaps } from "../../geometry.ts";

/** A part of an edge that runs straight down; between two segments it bends. */
export interface Segment {
  x: number;
  top: number;
  bottom: number;
}

const STEPS = 16;
const DISTANCE = 6;

/** A point of the curve by which an edge changes lanes: it leaves and arrives upright, its handles halfway down. */
function onBend(from: Point, to: Point, t: number): Point {
  const across = t * t * (3 - 2 * t);
  const down = 1.5 * t * (1 - t) ** 2 + 1.5 * t ** 2 * (1 - t) + t ** 3;
  return { x: from.x + (to.x - from.x) * across, y: from.y + (to.y - from.y) * down };
}

/** Where the curve is at a certain height. */
export function bendAt(from: Point, to: Point, y: number): Point {
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (onBend(from, to, middle).y < y) low = middle;
    else high = middle;
  }
  return { x: onBend(from, to, low).x, y };
}

/** Whether an edge may bend from one point down to the other without touching any of the boxes. */
export function isClear(from: Point, to: Point, obstacles: Box[]): boolean {
  const near = obstacles.filter(({ y, height }) => y < to.y + DISTANCE && y + height > from.y - DISTANCE);
  for (let step = 0; step <= STEPS && near.length > 0; step++) {
    const { x, y } = onBend(from, to, step / STEPS);
    const isTouched = near.some((box) => overlaps(box, { x, y, width: 0, height: 0 }, DISTANCE));
    if (isTouched) return false;
  }
  return true;
}
