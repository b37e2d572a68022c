import { lineTag } from "../edgePath.ts";
import type { Picture } from "../fitColumn.ts";
import { type Box, NO_SIZE, overlaps } from "../geometry.ts";
import { labelTag, rectTag, tag, textTag } from "../svgMarkup.ts";
import type { PlacedEdge, PlacedFlowchart, PlacedGroup, PlacedNode } from "./layout/placedFlowchart.ts";
import { clipToOutline, drawNode } from "./nodeShape.ts";

/** Draws a placed flowchart from back to front. */
export function drawFlowchart({ nodes, groups, edges, x, y, width, height }: PlacedFlowchart & Box): Picture {
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

function drawEdge({ edge, points, curve }: PlacedEdge, nodes: Map<string, PlacedNode>): string {
  const [start, second, beforeEnd, end] = [points[0], points[1], points.at(-2), points.at(-1)];
  if (!start || !second || !beforeEnd || !end) return "";
  const [source, target] = [nodes.get(edge.from), nodes.get(edge.to)];
  const clipped = [
    source ? clipToOutline(source, second, start) : start,
    ...points.slice(1, -1),
    target ? clipToOutline(target, beforeEnd, end) : end,
  ];
  const className = edge.stroke === "solid" ? "d-edge" : `d-edge d-${edge.stroke}`;
  return lineTag(className, { ...edge, points: clipped, curve });
}

function drawEdgeLabel({ label }: PlacedEdge, groups: PlacedGroup[]): string {
  if (!label) return "";
  const isInGroup = groups.some((group) => overlaps(group, { ...label, ...NO_SIZE }, 0));
  return labelTag(label.lines, label, isInGroup ? "d-label d-inside" : "d-label");
}
