import { type Box, NO_SIZE, overlaps, type Point } from "../../geometry.ts";

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
export function bendAt(from: Point, to: Point, y: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (onBend(from, to, middle).y < y) low = middle;
    else high = middle;
  }
  return onBend(from, to, low).x;
}

/** Whether an edge may bend from one point down to the other without touching any of the boxes. */
export function isClear(from: Point, to: Point, obstacles: Box[]): boolean {
  const near = obstacles.filter(({ y, height }) => y < to.y + DISTANCE && y + height > from.y - DISTANCE);
  for (let step = 0; step <= STEPS && near.length > 0; step++) {
    const point = { ...onBend(from, to, step / STEPS), ...NO_SIZE };
    if (near.some((box) => overlaps(box, point, DISTANCE))) return false;
  }
  return true;
}
