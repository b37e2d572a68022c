import { wrapLabel } from "../../labelText.ts";
import { labelSize, TEXT, textSize } from "../../textSize.ts";
import type { Flowchart } from "../flowchart.ts";
import { nodeSize } from "../nodeShape.ts";

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
  return {
    ...spacing,
    chart,
    nodes: [...chart.nodes.values()].map((node) => {
      const lines = wrapLabel(node.label, spacing.nodeLabel);
      return { node, lines, ...nodeSize(node.shape, textSize(lines, TEXT)) };
    }),
    edges: chart.edges.map((edge) => {
      const lines = wrapLabel(edge.label, spacing.edgeLabel);
      return { edge, lines, label: edge.label ? labelSize(lines) : null };
    }),
  };
}
