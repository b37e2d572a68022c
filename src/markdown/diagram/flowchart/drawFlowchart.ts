import { headTag, roundedPath, shortenEnd } from "../edgePath.ts";
import type { Picture } from "../fitColumn.ts";
import { type Box, type Point, pathData, rectTag, tag, textTag } from "../svgMarkup.ts";
import { SMALL_TEXT, TEXT } from "../textSize.ts";
import type { PlacedEdge, PlacedFlowchart, PlacedGroup, PlacedNode } from "./layoutFlowchart.ts";
import { labelSize } from "./measureFlowchart.ts";
import { meetOutline, nodeOutline } from "./nodeOutline.ts";

const MARGIN = 4;
const GROUP_HEADER = 28;

/** Draws a placed flowchart back to front: groups, edges, labels, nodes. */
export function drawFlowchart(chart: PlacedFlowchart): Picture {
  const outlines = new Map(
    chart.nodes.map((placed) => [placed.node.id, nodeOutline(placed.node.shape, placed)]),
  );
  const edges = chart.edges
    .filter(({ edge }) => edge.stroke !== "hidden")
    .map((placed) => ({ ...placed, points: fitEnds(placed, outlines) }));
  const { left, top, width, height } = bounds(chart);
  const content = [
    ...chart.groups.map(drawGroup),
    ...edges.map(drawEdge),
    ...edges.map(drawEdgeLabel),
    ...chart.nodes.map(drawNode),
  ].join("");
  return {
    width,
    height,
    content: tag("g", { transform: `translate(${-Math.round(left)} ${-Math.round(top)})` }, content),
  };
}

function bounds({ nodes, groups, edges }: PlacedFlowchart): {
  left: number;
  top: number;
  width: number;
  height: number;
} {
  const corners = [...nodes, ...groups].flatMap(({ x, y, width, height }) => [
    { x, y },
    { x: x + width, y: y + height },
  ]);
  const labels = edges.flatMap(({ label }) => {
    if (!label) return [];
    const box = labelBox(label);
    return [box, { x: box.x + box.width, y: box.y + box.height }];
  });
  const points = [...corners, ...labels, ...edges.flatMap((edge) => edge.points)];
  const [left, top] = [
    Math.min(...points.map(({ x }) => x)) - MARGIN,
    Math.min(...points.map(({ y }) => y)) - MARGIN,
  ];
  return {
    left,
    top,
    width: Math.ceil(Math.max(...points.map(({ x }) => x)) + MARGIN - left),
    height: Math.ceil(Math.max(...points.map(({ y }) => y)) + MARGIN - top),
  };
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

function drawGroup({ group, x, y, width, height }: PlacedGroup): string {
  const title = { x: x + 14, y: y + GROUP_HEADER / 2 + 2 };
  return (
    rectTag("d-group", { x, y, width, height }, 8) +
    textTag({
      className: "d-group-head",
      lines: [group.label.replaceAll("\n", " ")],
      at: title,
      ...SMALL_TEXT,
    })
  );
}

function drawEdge({ edge, points }: PlacedEdge): string {
  const [start, second, beforeEnd, end] = [points[0], points[1], points.at(-2), points.at(-1)];
  if (!start || !second || !beforeEnd || !end) return "";
  const trimmed = shortenEnd(shortenEnd(points, edge.endHead).toReversed(), edge.startHead).toReversed();
  const className = edge.stroke === "solid" ? "d-edge" : `d-edge d-${edge.stroke}`;
  return (
    tag("path", { class: className, d: roundedPath(trimmed) }) +
    headTag(edge.endHead, beforeEnd, end) +
    headTag(edge.startHead, second, start)
  );
}

function drawEdgeLabel({ label }: PlacedEdge): string {
  if (!label) return "";
  return (
    rectTag("d-label", labelBox(label), 4) +
    textTag({ className: "d-small", lines: label.lines, at: label, ...SMALL_TEXT })
  );
}

function labelBox({ x, y, lines }: Point & { lines: string[] }): Box {
  const { width, height } = labelSize(lines) ?? { width: 0, height: 0 };
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function drawNode(placed: PlacedNode): string {
  const { node, lines, x, y, width, height } = placed;
  const centre = { x: x + width / 2, y: y + height / 2 };
  const at = node.shape === "cylinder" ? { x: centre.x, y: centre.y + 4 } : centre;
  return drawShape(placed) + (node.label ? textTag({ className: "d-text", lines, at, ...TEXT }) : "");
}

function drawShape({ node, x, y, width, height }: PlacedNode): string {
  const box = { x, y, width, height };
  const centre = { cx: x + width / 2, cy: y + height / 2 };
  switch (node.shape) {
    case "decision":
      return tag("path", { class: "d-node d-decision", d: pathData(nodeOutline(node.shape, box), true) });
    case "slant":
    case "flag":
      return tag("path", { class: "d-node", d: pathData(nodeOutline(node.shape, box), true) });
    case "circle":
      return tag("ellipse", { class: "d-node", ...centre, rx: width / 2, ry: height / 2 });
    case "start":
      return tag("circle", { class: "d-dot", ...centre, r: 8 });
    case "end":
      return (
        tag("circle", { class: "d-ring", ...centre, r: 8 }) +
        tag("circle", { class: "d-dot", ...centre, r: 4 })
      );
    case "cylinder": {
      const [top, bottom, half] = [y + 7, y + height - 7, width / 2];
      const side = `M${x} ${top}V${bottom}A${half} 7 0 0 0 ${x + width} ${bottom}V${top}`;
      const lid = `M${x} ${top}A${half} 7 0 0 1 ${x + width} ${top}A${half} 7 0 0 1 ${x} ${top}`;
      return tag("path", { class: "d-node", d: roundNumbers(`${side}${lid}`) });
    }
    case "subroutine":
      return (
        rectTag("d-node", box, 0) +
        tag("path", {
          class: "d-node",
          d: roundNumbers(`M${x + 6} ${y}v${height}M${x + width - 6} ${y}v${height}`),
        })
      );
    case "stadium":
      return rectTag("d-node", box, height / 2);
    default:
      return rectTag("d-node", box, node.shape === "round" ? 12 : 4);
  }
}

function roundNumbers(path: string): string {
  return path.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
