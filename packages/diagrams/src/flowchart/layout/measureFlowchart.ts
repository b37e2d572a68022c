import type { Size } from "../../geometry.ts";
import { wrapLabel } from "../../labelText.ts";
import { labelSize, TEXT, textSize } from "../../textSize.ts";
import { type Flowchart, type FlowEdge, isHorizontal, nodesOf } from "../flowchart.ts";
import { nodeSize } from "../nodeShape.ts";
import { minSideLength } from "./assignPorts.ts";

export interface FlowSpacing {
  /** Maximum characters per line of a node label and of an edge label. */
  nodeLabel: number;
  edgeLabel: number;
  /** Between ranks, and between the nodes of a rank. */
  rankGap: number;
  nodeGap: number;
}

export type MeasuredFlowchart = ReturnType<typeof measureFlowchart>;
export type MeasuredNode = MeasuredFlowchart["nodes"][number];
export type MeasuredEdge = MeasuredFlowchart["edges"][number];

/** Wraps all labels and computes the sizes of nodes and labels. */
export function measureFlowchart(chart: Flowchart, spacing: FlowSpacing) {
  const backEdges = findBackEdges(chart);
  return {
    ...spacing,
    chart,
    nodes: [...chart.nodes.values()].map((node) => {
      const lines = wrapLabel(node.label, spacing.nodeLabel);
      const minSize = minSizeForPorts(chart, backEdges, node.id);
      return { node, lines, ...nodeSize(node.shape, textSize(lines, TEXT), minSize) };
    }),
    edges: chart.edges.map((edge) => {
      const lines = wrapLabel(edge.label, spacing.edgeLabel);
      const label = edge.label ? labelSize(lines) : null;
      return { edge, lines, label, isBackEdge: backEdges.has(edge) };
    }),
  };
}

/** Returns the minimum size of a node that has enough room for the ports on the busier of its two sides. */
function minSizeForPorts(chart: Flowchart, backEdges: Set<FlowEdge>, id: string): Size {
  const edges = chart.edges.filter(({ from, to }) => from !== to);
  const incoming = edges.filter((edge) => (backEdges.has(edge) ? edge.from : edge.to) === id);
  const outgoing = edges.filter((edge) => (backEdges.has(edge) ? edge.to : edge.from) === id);
  const side = minSideLength(Math.max(incoming.length, outgoing.length));
  return isHorizontal(chart.direction) ? { width: 0, height: side } : { width: side, height: 0 };
}

/**
 * Returns the edges that close a cycle in a depth-first search in source order; the layout reverses them. dagre's cycle
 * removal starts at nodes without incoming edges, so the first node of a cycle would not always stay first.
 */
function findBackEdges(chart: Flowchart): Set<FlowEdge> {
  const outgoing = new Map<string, { edge: FlowEdge; to: string }[]>();
  for (const edge of chart.edges) {
    const targets = nodesOf(chart, edge.to);
    for (const from of nodesOf(chart, edge.from)) {
      outgoing.set(from, [...(outgoing.get(from) ?? []), ...targets.map((to) => ({ edge, to }))]);
    }
  }
  const backEdges = new Set<FlowEdge>();
  const path = new Set<string>();
  const done = new Set<string>();
  const visit = (id: string) => {
    path.add(id);
    for (const { edge, to } of outgoing.get(id) ?? []) {
      if (path.has(to)) backEdges.add(edge);
      else if (!done.has(to)) visit(to);
    }
    path.delete(id);
    done.add(id);
  };
  for (const id of chart.nodes.keys()) if (!done.has(id)) visit(id);
  return backEdges;
}
