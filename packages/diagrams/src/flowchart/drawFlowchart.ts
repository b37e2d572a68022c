import { drawLine } from "../drawLine.ts";
import { firstThatFits, MAX_SCALED_WIDTH, type Picture } from "../fitColumn.ts";
import { type Box, NO_SIZE, overlaps } from "../geometry.ts";
import { labelTag, rectTag, tag, textTag } from "../svg.ts";
import type { Flowchart } from "./flowchart.ts";
import { layoutFlowchart } from "./layout/layoutFlowchart.ts";
import { type FlowSpacing, measureFlowchart } from "./layout/measureFlowchart.ts";
import {
  type PlacedEdge,
  type PlacedFlowchart,
  type PlacedGroup,
  type PlacedNode,
  withMargin,
} from "./layout/placedFlowchart.ts";
import { clipToOutline, drawNode } from "./nodeShape.ts";

/** From wide to narrow; the gap between ranks does not affect the width. */
const VERTICAL: FlowSpacing[] = [
  { nodeLabel: 28, edgeLabel: 26, rankGap: 36, nodeGap: 28 },
  { nodeLabel: 20, edgeLabel: 16, rankGap: 36, nodeGap: 24 },
  { nodeLabel: 14, edgeLabel: 13, rankGap: 36, nodeGap: 12 },
];

const HORIZONTAL: FlowSpacing[] = [
  { nodeLabel: 28, edgeLabel: 26, rankGap: 60, nodeGap: 24 },
  { nodeLabel: 28, edgeLabel: 26, rankGap: 46, nodeGap: 24 },
  { nodeLabel: 24, edgeLabel: 24, rankGap: 36, nodeGap: 24 },
  { nodeLabel: 18, edgeLabel: 16, rankGap: 32, nodeGap: 24 },
  { nodeLabel: 15, edgeLabel: 13, rankGap: 28, nodeGap: 24 },
];

/** Draws a flowchart, fitted to the column if possible. */
export function drawFlowchart(chart: Flowchart): Picture {
  const fit = (oriented: Flowchart, spacings: FlowSpacing[]) =>
    firstThatFits(spacings, (spacing) => withMargin(layoutFlowchart(measureFlowchart(oriented, spacing))));
  if (chart.direction === "TD") return drawPlaced(fit(chart, VERTICAL));
  const horizontal = fit(chart, HORIZONTAL);
  // A chart that would have to scroll sideways is drawn top-down instead.
  const isTooWide = horizontal.width > MAX_SCALED_WIDTH;
  return drawPlaced(isTooWide ? fit({ ...chart, direction: "TD" }, VERTICAL) : horizontal);
}

/** Draws from back to front. */
function drawPlaced({ nodes, groups, edges, x, y, width, height }: PlacedFlowchart & Box): Picture {
  const byId = new Map(nodes.map((placed) => [placed.node.id, placed]));
  const content = [
    ...groups.map((group) => rectTag("d-group", group, 8)),
    ...edges.map((placed) => drawEdge(placed, byId)),
    ...groups.map(drawTitle),
    ...edges.map((placed) => drawEdgeLabel(placed, groups)),
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
  return drawLine(className, { ...edge, points: clipped, curve });
}

function drawEdgeLabel({ label }: PlacedEdge, groups: PlacedGroup[]): string {
  if (!label) return "";
  const isInGroup = groups.some((group) => overlaps(group, { ...label, ...NO_SIZE }, 0));
  return labelTag(label.lines, label, isInGroup ? "d-label d-inside" : "d-label");
}
