import { lineTag } from "../edgePath.ts";
import type { Picture } from "../fitColumn.ts";
import { middleOf, NO_SIZE, overlaps, type Point } from "../geometry.ts";
import { labelTag, rectTag, tag, textTag } from "../svgMarkup.ts";
import { drawNode } from "./drawNode.ts";
import type { PlacedEdge, PlacedGroup, PlacedNode, SizedFlowchart } from "./layout/placedFlowchart.ts";
import { outlineInset } from "./nodeShape.ts";

/** Draws a placed flowchart back to front: groups, edges, titles and labels, nodes. */
export function drawFlowchart({ nodes, groups, edges, x, y, width, height }: SizedFlowchart): Picture {
  const byId = new Map(nodes.map((placed) => [placed.node.id, placed]));
  const drawn = edges.filter(({ edge }) => edge.stroke !== "hidden");
  const content = [
    ...groups.map((group) => rectTag("d-group", group, 8)),
    ...drawn.map((placed) => drawEdge(placed, byId)),
    ...groups.map(drawTitle),
    ...drawn.map((placed) => drawEdgeLabel(placed, groups)),
    ...nodes.map(drawNode),
  ].join("");
  return { width, height, content: tag("g", { transform: `translate(${-x} ${-y})` }, content) };
}

function drawTitle({ group, x, y }: PlacedGroup): string {
  if (!group.label) return "";
  return textTag("d-group-head", [group.label.replaceAll("\n", " ")], { x: x + 14, y: y + 17 });
}

function drawEdge({ edge, points, course }: PlacedEdge, nodes: Map<string, PlacedNode>): string {
  const [start, second, beforeEnd, end] = [points[0], points[1], points.at(-2), points.at(-1)];
  if (!start || !second || !beforeEnd || !end) return "";
  const fitted = [
    meetOutline(nodes.get(edge.from), second, start),
    ...points.slice(1, -1),
    meetOutline(nodes.get(edge.to), beforeEnd, end),
  ];
  const className = edge.stroke === "solid" ? "d-edge" : `d-edge d-${edge.stroke}`;
  return lineTag(className, { ...edge, points: fitted, course });
}

/** The layout ends every edge on the node's box, at a right angle; from there it goes on to the node's outline. */
function meetOutline(placed: PlacedNode | undefined, before: Point, end: Point): Point {
  if (!placed) return end;
  const middle = middleOf(placed);
  const step = { x: Math.sign(end.x - before.x), y: Math.sign(end.y - before.y) };
  const at = { x: end.x - middle.x, y: end.y - middle.y };
  const inset = outlineInset({ shape: placed.node.shape, size: placed, at, isFromSide: step.x !== 0 });
  return { x: end.x + step.x * inset, y: end.y + step.y * inset };
}

function drawEdgeLabel({ label }: PlacedEdge, groups: PlacedGroup[]): string {
  if (!label) return "";
  const isInGroup = groups.some((group) => overlaps(group, { ...label, ...NO_SIZE }, 0));
  return labelTag(label.lines, label, isInGroup ? "d-label d-inside" : "d-label");
}
