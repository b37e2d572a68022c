import { type Box, NO_SIZE, type Point, type Size } from "../../geometry.ts";
import type { Route } from "./routeEdges.ts";

const LOOP = { reach: 26, half: 10, step: 6, gap: 4 };

/** What a loop needs beside its node beyond the gap that is there anyway. */
export function loopRoom(label: Size | null): Size {
  const { width, height } = label ?? NO_SIZE;
  return { width: 2 * LOOP.gap + width, height: Math.max(2 * LOOP.half, height) };
}

/** `box` is the room it takes beside its node. */
export type DrawnLoop = Route & { box: Box };

/**
 * An edge from a node to itself: out on the right and back, with its label beside it, in the room the layout kept for it
 * and around the loops the same node has further in.
 */
export function selfLoop(
  box: Box,
  { middle, size }: { middle: Point; size: Size | null },
  within: number,
): DrawnLoop {
  const [side, y] = [box.x + box.width, box.y + box.height / 2];
  const room = loopRoom(size);
  const kept = middle.x - (size?.width ?? 0) / 2 - LOOP.gap;
  const far = within === 0 ? Math.min(kept, side + LOOP.reach) : kept;
  const half = Math.min(LOOP.half + within * LOOP.step, box.height / 2 - 2);
  return {
    points: [
      { x: side, y: y - half },
      { x: far, y: y - half },
      { x: far, y: y + half },
      { x: side, y: y + half },
    ],
    label: size && { x: far + LOOP.gap + size.width / 2, y },
    box: { x: side, y: y - room.height / 2, width: middle.x + room.width / 2 - side, height: room.height },
  };
}
