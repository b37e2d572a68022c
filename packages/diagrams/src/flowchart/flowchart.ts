import type { Head } from "../edgePath.ts";

export type Direction = "TD" | "BT" | "LR" | "RL";

export type NodeShape =
  | "box"
  | "round"
  | "stadium"
  | "decision"
  | "circle"
  | "cylinder"
  | "subroutine"
  | "slant"
  | "flag"
  | "note"
  | "start"
  | "end";

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
  /** A hidden edge only affects the ranks of its nodes. */
  stroke: "solid" | "dotted" | "thick" | "hidden";
  startHead: Head;
  endHead: Head;
}

export interface FlowGroup {
  id: string;
  label: string;
  parent: string | null;
  direction: Direction | null;
}

/** A parsed flowchart or state diagram. */
export interface Flowchart {
  kind: "Flowchart" | "State diagram";
  direction: Direction;
  nodes: Map<string, FlowNode>;
  edges: FlowEdge[];
  groups: Map<string, FlowGroup>;
}

export function newFlowchart(kind: Flowchart["kind"], direction: Direction): Flowchart {
  return { kind, direction, nodes: new Map(), edges: [], groups: new Map() };
}

export function readDirection(text: string): Direction {
  return text === "TB" ? "TD" : (text as Direction);
}

export function isHorizontal(direction: Direction): boolean {
  return direction === "LR" || direction === "RL";
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

/** Returns all nodes inside a group, or a node itself. */
export function nodesOf(chart: Flowchart, id: string): string[] {
  if (!chart.groups.has(id)) return [id];
  return [...chart.nodes.keys()].filter((node) => isInside(chart, node, id));
}

/** Returns the groups whose border no edge crosses. They are laid out separately; as in Mermaid, only they can have a direction. */
export function closedGroups(chart: Flowchart): Set<string> {
  const closed = [...chart.groups.keys()].filter((group) =>
    chart.edges.every(({ from, to }) => isInside(chart, from, group) === isInside(chart, to, group)),
  );
  return new Set(closed);
}

/** Describes a flowchart as text: "Client to Proxy (25, 465); Proxy to Stalwart". */
export function describeFlowchart(chart: Flowchart): string {
  const name = (id: string) => {
    const node = chart.nodes.get(id);
    if (node?.shape === "start" || node?.shape === "end") return node.shape;
    return node?.label || chart.groups.get(id)?.label || id;
  };
  const edges = chart.edges
    .filter(({ stroke }) => stroke !== "hidden")
    .map(({ from, to, label }) => `${name(from)} to ${name(to)}${label ? ` (${label})` : ""}`);
  const parts = edges.length > 0 ? edges : [...chart.nodes.keys()].map(name);
  return `${chart.kind}: ${parts.join("; ").replace(/\s*\n\s*/g, " ")}`;
}
