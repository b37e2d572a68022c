import { type Box, NO_SIZE, type Point, type Size } from "../../geometry.ts";
import type { Route } from "./routeEdges.ts";

const LOOP = { width: 26, halfHeight: 10, step: 6, gap: 4 };

/** Returns the space to reserve next to a node for a self-loop and its label. */
export function loopSize(label: Size | null): Size {
  const { width, height } = label ?? NO_SIZE;
  return { width: 2 * LOOP.gap + width, height: Math.max(2 * LOOP.halfHeight, height) };
}

/**
 * Routes a self-loop at the right side of its node, with the label to its right. `reserved` is the space of `loopSize`
 * around its center, and `inner` the number of loops of the same node that this one encloses. `box` is the space it takes.
 */
export function selfLoop(node: Box, reserved: Point & Size, inner: number): Route & { box: Box } {
  const [side, y] = [node.x + node.width, node.y + node.height / 2];
  const left = reserved.x - reserved.width / 2;
  const far = inner === 0 ? Math.min(left, side + LOOP.width) : left;
  const half = Math.min(LOOP.halfHeight + inner * LOOP.step, node.height / 2 - 2);
  return {
    points: [
      { x: side, y: y - half },
      { x: far, y: y - half },
      { x: far, y: y + half },
      { x: side, y: y + half },
    ],
    label: { x: far + reserved.width / 2, y },
    box: {
      x: side,
      y: y - reserved.height / 2,
      width: left + reserved.width - side,
      height: reserved.height,
    },
  };
}
