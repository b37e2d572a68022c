import type { Box, Point } from "../svgMarkup.ts";
import type { PlacedFlowchart } from "./layoutFlowchart.ts";

/** Whether any edge runs through a node it does not belong to. */
export function crossesNodes({ nodes, edges }: PlacedFlowchart): boolean {
  return edges.some(({ edge, points }) =>
    nodes.some(({ node, ...box }) => {
      if (node.id === edge.from || node.id === edge.to) return false;
      return points.some((to, at) => touches(box, points[at - 1] ?? to, to));
    }),
  );
}

/** Edges run upright or level, so the rectangle around a stretch is the stretch itself. */
function touches({ x, y, width, height }: Box, from: Point, to: Point): boolean {
  const inset = 2;
  return (
    Math.max(from.x, to.x) > x + inset &&
    Math.min(from.x, to.x) < x + width - inset &&
    Math.max(from.y, to.y) > y + inset &&
    Math.min(from.y, to.y) < y + height - inset
  );
}
