import { DiagramError } from "../../diagramSource.ts";
import { NO_SIZE, orientationOf } from "../../geometry.ts";
import { SMALL_TEXT, textSize } from "../../textSize.ts";
import { type Flowchart, type FlowGroup, isInside, parentOf } from "../flowchart.ts";
import type { MeasuredFlowchart } from "./measureFlowchart.ts";
import type { PlacedFlowchart } from "./placedFlowchart.ts";
import { loopSize, placeEdges } from "./placeEdges.ts";
import { runDagre } from "./runDagre.ts";

/** Computes the coordinates of all parts of a flowchart. */
export function layoutFlowchart({
  chart,
  nodes,
  edges,
  rankGap,
  nodeGap,
}: MeasuredFlowchart): PlacedFlowchart {
  checkGroups(chart);
  const groups = [...chart.groups.values()];
  const orientation = orientationOf(chart.direction === "LR");
  const leavesOf = (id: string) =>
    chart.groups.has(id) ? [...chart.nodes.keys()].filter((node) => isInside(chart, node, id)) : [id];
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
    nodes: nodes.map(({ node: { id }, width, height }) => {
      return { id, group: parentOf(chart, id), ...orientation.size({ width, height }) };
    }),
    groups: groups.map((group) => ({ id: group.id, group: group.parent, titleLength: titleWidth(group) })),
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
  return {
    nodes: nodes.map((node) => ({ ...node, ...boxOf(node.node.id) })),
    groups: groups.map((group) => ({ group, ...boxOf(group.id) })),
    edges: placeEdges({ chart, nodes, groups, edges, orientation, layout }),
  };
}

/** Throws for what dagre cannot lay out. */
function checkGroups(chart: Flowchart): void {
  for (const id of chart.groups.keys()) {
    const isEmpty = ![...chart.nodes.keys()].some((node) => isInside(chart, node, id));
    if (isEmpty) throw new DiagramError(`subgraph "${id}" has no node`, null);
  }
  for (const { from, to } of chart.edges) {
    if (isInside(chart, to, from) || isInside(chart, from, to))
      throw new DiagramError(`an edge joins "${from}" and "${to}", but one is inside the other`, null);
    if (from === to && chart.groups.has(from))
      throw new DiagramError(`subgraph "${from}" has an edge to itself`, null);
  }
}

/** Returns the minimum width of a group; its title is bold, which is about a sixth wider. */
function titleWidth({ label }: FlowGroup): number {
  return label ? Math.ceil(textSize([label.replaceAll("\n", " ")], SMALL_TEXT).width * 1.16) + 32 : 0;
}
