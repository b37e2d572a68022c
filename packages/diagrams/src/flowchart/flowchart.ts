import type { ArrowHead } from "../drawLine.ts";

/** `start` and `end` are the dots of state diagrams. */
export type NodeShape = "box" | "round" | "decision" | "cylinder" | "start" | "end";

export interface FlowNode {
  id: string;
  shape: NodeShape;
  label: string;
  group: string | null;
}

export interface FlowEdge {
  from: string;
  to: string;
  label: string;
  stroke: "solid" | "dotted" | "thick";
  startHead: ArrowHead;
  endHead: ArrowHead;
}

/** A subgraph. */
export interface FlowGroup {
  id: string;
  label: string;
  parent: string | null;
}

/** A parsed flowchart or state diagram. */
export interface Flowchart {
  kind: "Flowchart" | "State diagram";
  /** Top-down or left to right. */
  direction: "TD" | "LR";
  nodes: Map<string, FlowNode>;
  edges: FlowEdge[];
  groups: Map<string, FlowGroup>;
}

/** Returns the group that a node or group is directly in. */
export function parentOf(chart: Flowchart, id: string): string | null {
  return chart.nodes.get(id)?.group ?? chart.groups.get(id)?.parent ?? null;
}

/** Whether a node or group is inside a group at any depth; a group is not inside itself. */
export function isInside(chart: Flowchart, id: string, group: string): boolean {
  const parent = parentOf(chart, id);
  return parent !== null && (parent === group || isInside(chart, parent, group));
}

/** Describes a flowchart as text: "Client to Proxy (25, 465); Proxy to Stalwart". */
export function describeFlowchart(chart: Flowchart): string {
  const name = (id: string) => {
    const node = chart.nodes.get(id);
    if (node?.shape === "start" || node?.shape === "end") return node.shape;
    return node?.label || chart.groups.get(id)?.label || id;
  };
  const edges = chart.edges.map(
    ({ from, to, label }) => `${name(from)} to ${name(to)}${label ? ` (${label})` : ""}`,
  );
  const parts = edges.length > 0 ? edges : [...chart.nodes.keys()].map(name);
  return `${chart.kind}: ${parts.join("; ").replace(/\s*\n\s*/g, " ")}`;
}
