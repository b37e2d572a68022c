import { type Box, boxAround, middleOf, type Point, type Size } from "../../geometry.ts";
import { type Direction, isSideways } from "../flowchart.ts";

/** Everything is laid out as if it ran downwards; this turns the result the way the chart runs. */
export function turnLayout(direction: Direction) {
  const sideways = isSideways(direction);
  const sign = direction === "BT" || direction === "RL" ? -1 : 1;
  const size = ({ width, height }: Size): Size =>
    sideways ? { width: height, height: width } : { width, height };
  const point = ({ x, y }: Point): Point => (sideways ? { x: sign * y, y: x } : { x, y: sign * y });
  return { size, point, box: (box: Box): Box => boxAround(point(middleOf(box)), size(box)) };
}
