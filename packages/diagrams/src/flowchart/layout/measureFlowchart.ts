import type { Size } from "../../geometry.ts";
import { wrapLabel } from "../../labelText.ts";
import { labelSize, TEXT, textSize } from "../../textSize.ts";
import { type Flowchart, type FlowEdge, isSideways, nodesOf } from "../flowchart.ts";
import { nodeSize } from "../nodeShape.ts";
import { leastSide } from "./edgePorts.ts";

export interface FlowSpacing {
  /** Longest line, in characters, before a node's or an edge's label wraps. */
  nodeLabel: number;
  edgeLabel: number;
  /** Between ranks, and between the nodes of one. */
  rankGap: number;
  nodeGap: number;
}

export type MeasuredFlowchart = ReturnType<typeof measureFlowchart>;
export type MeasuredNode = MeasuredFlowchart["nodes"][number];
export type MeasuredEdge = MeasuredFlowchart["edges"][number];

/** A flowchart whose labels are wrapped and whose parts have a size, but no place yet. */
export function measureFlowchart(chart: Flowchart, spacing: FlowSpacing) {
  const reversed = backEdges(chart);
  return {
    ...spacing,
    chart,
    nodes: [...chart.nodes.values()].map((node) => {
      const lines = wrapLabel(node.label, spacing.nodeLabel);
      const least = roomForEdges(chart, reversed, node.id);
      return { node, lines, ...nodeSize(node.shape, textSize(lines, TEXT), least) };
    }),
    edges: chart.edges.map((edge) => {
      const lines = wrapLabel(edge.label, spacing.edgeLabel);
      const label = edge.label ? labelSize(lines) : null;
      // What leads back is laid out from its end to its start.
      return { edge, lines, label, reversed: reversed.has(edge) };
    }),
  };
}

/** The least size at which the edges on the busier of a node's two sides can be told apart. */
function roomForEdges(chart: Flowchart, reversed: Set<FlowEdge>, id: string): Size {
  const joining = chart.edges.filter(({ from, to }) => from !== to);
  const before = joining.filter((edge) => (reversed.has(edge) ? edge.from : edge.to) === id);
  const after = joining.filter((edge) => (reversed.has(edge) ? edge.to : edge.from) === id);
  const side = leastSide(Math.max(before.length, after.length));
  return isSideways(chart.direction) ? { width: 0, height: side } : { width: side, height: 0 };
}

/**
 * The edges that lead back to where the reader has already been, taking nodes in the order they were written. The layout
 * gets them turned round, so that the first node of a loop stays first.
 */
function backEdges(chart: Flowchart): Set<FlowEdge> {
  const onwards = new Map<string, { edge: FlowEdge; to: string }[]>();
  for (const edge of chart.edges) {
    const targets = nodesOf(chart, edge.to);
    for (const from of nodesOf(chart, edge.from)) {
      onwards.set(from, [...(onwards.get(from) ?? []), ...targets.map((to) => ({ edge, to }))]);
    }
  }
  const back = new Set<FlowEdge>();
  const path = new Set<string>();
  const done = new Set<string>();
  const visit = (id: string) => {
    path.add(id);
    for (const { edge, to } of onwards.get(id) ?? []) {
      if (path.has(to)) back.add(edge);
      else if (!done.has(to)) visit(to);
    }
    path.delete(id);
    done.add(id);
  };
  for (const id of chart.nodes.keys()) if (!done.has(id)) visit(id);
  return back;
}
