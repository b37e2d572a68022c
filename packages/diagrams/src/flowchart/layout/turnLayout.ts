import type { Box, Point, Size } from "../../geometry.ts";
import type { Direction } from "../flowchart.ts";

export interface LayoutTurn {
  size(size: Size): Size;
  point(point: Point): Point;
  box(box: Box): Box;
}

/** Everything is laid out as if it ran downwards; this turns the result the way the chart runs. */
export function turnLayout(direction: Direction): LayoutTurn {
  const sideways = direction === "LR" || direction === "RL";
  const sign = direction === "BT" || direction === "RL" ? -1 : 1;
  const size = ({ width, height }: Size) => (sideways ? { width: height, height: width } : { width, height });
  const point = ({ x, y }: Point) => (sideways ? { x: sign * y, y: x } : { x, y: sign * y });
  return {
    size,
    point,
    box(box) {
      const [first, last] = [point(box), point({ x: box.x + box.width, y: box.y + box.height })];
      return { x: Math.min(first.x, last.x), y: Math.min(first.y, last.y), ...size(box) };
    },
  };
}
