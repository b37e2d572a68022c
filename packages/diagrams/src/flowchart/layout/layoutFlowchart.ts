import { DiagramError } from "../../diagramSource.ts";
import { NO_SIZE, orientationOf, type Size } from "../../geometry.ts";
import { SMALL_TEXT, textSize } from "../../textSize.ts";
import { closedGroups, type Flowchart, type FlowGroup, isInside, parentOf } from "../flowchart.ts";
import type { MeasuredFlowchart } from "./measureFlowchart.ts";
import { type PlacedFlowchart, placedBounds, translatePlaced } from "./placedFlowchart.ts";
import { loopSize, placeEdges } from "./placeEdges.ts";
import { runDagre } from "./runDagre.ts";

/** Around the content of a closed group. */
const PADDING = { title: 38, side: 18 };

/** Computes the coordinates of all parts of a flowchart. */
export function layoutFlowchart(measured: MeasuredFlowchart): PlacedFlowchart {
  const { chart } = measured;
  const closed = closedGroups(chart);
  for (const { from, to } of chart.edges) {
    if (isInside(chart, to, from) || isInside(chart, from, to))
      throw new DiagramError(`an edge joins "${from}" and "${to}", but one is inside the other`, null);
    if (from === to && chart.groups.has(from) && !closed.has(from))
      throw new DiagramError(`"${from}" has an edge to itself and others that lead inside`, null);
  }
  return layoutLevel(measured, closed, null);
}

/**
 * Lays out the content of a closed group, or of the chart where `level` is null. Closed groups inside are laid out first
 * and then treated as nodes of a known size.
 */
function layoutLevel(
  measured: MeasuredFlowchart,
  closed: Set<string>,
  level: string | null,
): PlacedFlowchart {
  const { chart, rankGap, nodeGap } = measured;
  const isHere = (id: string) => levelOf(chart, closed, id) === level;
  const orientation = orientationOf(chart.direction === "LR");
  const nodes = measured.nodes.filter(({ node }) => isHere(node.id));
  const groups = [...chart.groups.values()].filter(({ id }) => isHere(id));
  const open = groups.filter(({ id }) => !closed.has(id));
  const edges = measured.edges.filter(({ edge }) => isHere(edge.from));
  const contents = groups
    .filter(({ id }) => closed.has(id))
    .map((group) => {
      const content = layoutLevel(measured, closed, group.id);
      return { group, content, bounds: placedBounds(content) };
    });

  const groupOf = (id: string) => {
    const parent = parentOf(chart, id);
    return parent === level ? null : parent;
  };
  const leaves = [
    ...nodes.map(({ node, width, height }) => ({ id: node.id, width, height })),
    ...contents.map(({ group, bounds }) => ({ id: group.id, ...closedSize(group, bounds) })),
  ].map(({ id, ...size }) => ({ id, group: groupOf(id), ...orientation.size(size) }));
  const leavesOf = (id: string) =>
    open.some((group) => group.id === id)
      ? leaves.filter((leaf) => isInside(chart, leaf.id, id)).map((leaf) => leaf.id)
      : [id];
  /** dagre has no edges to groups: they join the middle leaf of those without an edge further out inside the group. */
  const leafFor = (id: string, end: "from" | "to") => {
    const inside = leavesOf(id);
    const taken = edges
      .filter(({ edge: { from, to } }) => from !== to && isInside(chart, from, id) && isInside(chart, to, id))
      .flatMap(({ edge }) => leavesOf(edge[end]));
    const outermost = inside.filter((leaf) => !taken.includes(leaf));
    const found = outermost.length > 0 ? outermost : inside;
    return found[Math.floor((found.length - 1) / 2)] ?? id;
  };
  const layout = runDagre({
    nodes: leaves,
    groups: open.map((group) => ({ id: group.id, group: groupOf(group.id), titleLength: titleWidth(group) })),
    // With its axes swapped, it is at the top.
    titleSide: chart.direction === "LR" ? "left" : "top",
    edges: edges.map(({ edge: { from, to }, label }) => {
      const size = label && orientation.size(label);
      if (from === to) return { from, to, label: loopSize(size) };
      return { from: leafFor(from, "from"), to: leafFor(to, "to"), label: size };
    }),
    rankGap,
    nodeGap,
  });

  const boxOf = (id: string) => orientation.box(layout.boxes.get(id) ?? { x: 0, y: 0, ...NO_SIZE });
  const here: PlacedFlowchart = {
    nodes: nodes.map((node) => ({ ...node, ...boxOf(node.node.id) })),
    groups: groups.map((group) => ({ group, ...boxOf(group.id) })),
    edges: placeEdges({ chart, nodes, groups, edges, orientation, layout }),
  };
  const moved = contents.map(({ group, content, bounds }) => {
    const { x, y, width } = boxOf(group.id);
    return translatePlaced(content, {
      x: Math.round(x + (width - bounds.width) / 2 - bounds.x),
      y: Math.round(y + PADDING.title - bounds.y),
    });
  });
  const parts = [here, ...moved];
  return {
    nodes: parts.flatMap((part) => part.nodes),
    groups: parts.flatMap((part) => part.groups),
    edges: parts.flatMap((part) => part.edges),
  };
}

/** Returns the innermost closed group around a node or group. */
function levelOf(chart: Flowchart, closed: Set<string>, id: string): string | null {
  const parent = parentOf(chart, id);
  return parent === null || closed.has(parent) ? parent : levelOf(chart, closed, parent);
}

function closedSize(group: FlowGroup, content: Size): Size {
  const even = (length: number) => 2 * Math.ceil(length / 2);
  return {
    width: even(Math.max(titleWidth(group), content.width + 2 * PADDING.side)),
    height: even(content.height + PADDING.title + (content.height > 0 ? PADDING.side : 0)),
  };
}

/** Returns the minimum width of a group; its title is bold, which is about a sixth wider. */
function titleWidth({ label }: FlowGroup): number {
  return label ? Math.ceil(textSize([label.replaceAll("\n", " ")], SMALL_TEXT).width * 1.16) + 32 : 0;
}
