import { wrapLabel } from "../labelText.ts";
import type { Size } from "../svgMarkup.ts";
import { SMALL_TEXT, TEXT, textWidth } from "../textSize.ts";
import { backEdges } from "./backEdges.ts";
import { type Flowchart, type FlowEdge, type FlowNode, isSideways } from "./flowchart.ts";
import { nodeSize } from "./nodeOutline.ts";

export interface FlowSpacing {
  /** Longest line, in characters, before a node's or an edge's label wraps. */
  nodeLabel: number;
  edgeLabel: number;
  rankGap: number;
}

export type MeasuredNode = Size & { node: FlowNode; lines: string[] };

export interface MeasuredEdge {
  edge: FlowEdge;
  lines: string[];
  /** Of the label, null without one. */
  label: Size | null;
  /** Leads back, and is laid out from its end to its start. */
  turned: boolean;
}

/** A flowchart whose labels are wrapped and whose parts have a size, but no place yet. */
export interface MeasuredFlowchart {
  chart: Flowchart;
  rankGap: number;
  nodes: MeasuredNode[];
  edges: MeasuredEdge[];
}

export function measureFlowchart(chart: Flowchart, spacing: FlowSpacing): MeasuredFlowchart {
  const turned = backEdges(chart);
  return {
    chart,
    rankGap: spacing.rankGap,
    nodes: [...chart.nodes.values()].map((node) => {
      const lines = wrapLabel(node.label, spacing.nodeLabel);
      const text = { width: textWidth(lines, TEXT.size), height: lines.length * TEXT.lineHeight };
      return { node, lines, ...nodeSize(node.shape, text) };
    }),
    edges: chart.edges.map((edge) => {
      const lines = edge.label ? wrapLabel(edge.label, spacing.edgeLabel) : [];
      return { edge, lines, label: labelSize(lines), turned: turned.has(edge) };
    }),
  };
}

export function labelSize(lines: string[]): Size | null {
  if (lines.length === 0) return null;
  return { width: textWidth(lines, SMALL_TEXT.size) + 8, height: lines.length * SMALL_TEXT.lineHeight + 4 };
}

/** How long the chart's longest chain is at the least: a layout can be ruled out without running the engine. */
export function leastLength({ chart, rankGap, nodes, edges }: MeasuredFlowchart): number {
  const side = isSideways(chart) ? "width" : "height";
  const lengths = new Map(nodes.map((measured) => [measured.node.id, measured[side]]));
  const known = new Map<string, number>();
  const lengthFrom = (id: string): number => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const onwards = edges
      .filter(({ edge, turned }) => (turned ? edge.to : edge.from) === id && edge.from !== edge.to)
      .map(({ edge, turned, label }) => {
        const gaps = label ? label[side] + 2 * rankGap : rankGap;
        return gaps + lengthFrom(turned ? edge.from : edge.to);
      });
    const length = (lengths.get(id) ?? 0) + Math.max(0, ...onwards);
    known.set(id, length);
    return length;
  };
  return Math.max(0, ...nodes.map(({ node }) => lengthFrom(node.id)));
}
