import { curvedPath, headTag, roundedPath, shortenEnd } from "../../edgePath.ts";
import type { Picture } from "../../fitColumn.ts";
import type { Point } from "../../geometry.ts";
import { rectTag, tag, textTag } from "../../svgMarkup.ts";
import { SMALL_TEXT } from "../../textSize.ts";
import {
  labelBox,
  type PlacedEdge,
  type PlacedGroup,
  type SizedFlowchart,
} from "../layout/placedFlowchart.ts";
import { nodeOutline } from "../nodeOutline.ts";
import { drawNode } from "./drawNode.ts";
import { meetOutline } from "./meetOutline.ts";

const LOOP_CORNER = 10;

/** Draws a placed flowchart back to front: groups, edges, titles and labels, nodes. */
export function drawFlowchart(chart: SizedFlowchart): Picture {
  const outlines = new Map(
    chart.nodes.map((placed) => [placed.node.id, nodeOutline(placed.node.shape, placed)]),
  );
  const edges = chart.edges
    .filter(({ edge }) => edge.stroke !== "hidden")
    .map((placed) => ({ ...placed, points: fitEnds(placed, outlines) }));
  const content = [
    ...chart.groups.map((group) => rectTag("d-group", group, 8)),
    ...edges.map(drawEdge),
    ...chart.groups.map(drawTitle),
    ...edges.map((edge) => drawEdgeLabel(edge, chart.groups)),
    ...chart.nodes.map(drawNode),
  ].join("");
  const { x, y, width, height } = chart;
  return { width, height, content: tag("g", { transform: `translate(${-x} ${-y})` }, content) };
}

function fitEnds({ edge, points }: PlacedEdge, outlines: Map<string, Point[]>): Point[] {
  const fitted = [...points];
  const [start, second, beforeEnd, end] = [fitted[0], fitted[1], fitted.at(-2), fitted.at(-1)];
  if (!start || !second || !beforeEnd || !end) return points;
  const [source, target] = [outlines.get(edge.from), outlines.get(edge.to)];
  if (source) fitted[0] = meetOutline(source, second, start);
  if (target) fitted[fitted.length - 1] = meetOutline(target, beforeEnd, end);
  return fitted;
}

function drawTitle({ group, x, y }: PlacedGroup): string {
  if (!group.label) return "";
  const lines = [group.label.replaceAll("\n", " ")];
  return textTag({ className: "d-group-head", lines, at: { x: x + 14, y: y + 17 }, ...SMALL_TEXT });
}

function drawEdge({ edge, points, course }: PlacedEdge): string {
  const [start, second, beforeEnd, end] = [points[0], points[1], points.at(-2), points.at(-1)];
  if (!start || !second || !beforeEnd || !end) return "";
  const trimmed = shortenEnd(shortenEnd(points, edge.endHead).toReversed(), edge.startHead).toReversed();
  const className = edge.stroke === "solid" ? "d-edge" : `d-edge d-${edge.stroke}`;
  const path =
    course === "loop"
      ? roundedPath(trimmed, LOOP_CORNER)
      : curvedPath(trimmed, course === "down" ? "y" : "x");
  return (
    tag("path", { class: className, d: path }) +
    headTag(edge.endHead, beforeEnd, end) +
    headTag(edge.startHead, second, start)
  );
}

function drawEdgeLabel({ label }: PlacedEdge, groups: PlacedGroup[]): string {
  if (!label) return "";
  const isInGroup = groups.some(
    ({ x, y, width, height }) => label.x > x && label.x < x + width && label.y > y && label.y < y + height,
  );
  return (
    rectTag(isInGroup ? "d-label d-inside" : "d-label", labelBox(label), 4) +
    textTag({ className: "d-small", lines: label.lines, at: label, ...SMALL_TEXT })
  );
}
