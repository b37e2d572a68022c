import { type Box, boxAround, centerOf, type Point, type Size } from "../../geometry.ts";
import { type Direction, isHorizontal } from "../flowchart.ts";

/** Maps the coordinates of a top-down layout to the direction of the chart. */
export function rotateLayout(direction: Direction) {
  const horizontal = isHorizontal(direction);
  const sign = direction === "BT" || direction === "RL" ? -1 : 1;
  const size = ({ width, height }: Size): Size =>
    horizontal ? { width: height, height: width } : { width, height };
  const point = ({ x, y }: Point): Point => (horizontal ? { x: sign * y, y: x } : { x, y: sign * y });
  return { size, point, box: (box: Box): Box => boxAround(point(centerOf(box)), size(box)) };
}
