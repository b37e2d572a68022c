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

export type EdgeHead = "none" | "arrow" | "cross" | "circle";

export interface FlowEdge {
  from: string;
  to: string;
  label: string;
  /** A hidden edge only keeps its ends in order. */
  stroke: "solid" | "dotted" | "thick" | "hidden";
  startHead: EdgeHead;
  endHead: EdgeHead;
}

export interface FlowGroup {
  id: string;
  label: string;
  parent: string | null;
  direction: Direction | null;
}

/** What a flowchart or state diagram says, before anything has a place. */
export interface Flowchart {
  kind: "Flowchart" | "State diagram";
  direction: Direction;
  nodes: Map<string, FlowNode>;
  edges: FlowEdge[];
  groups: Map<string, FlowGroup>;
}

export function readDirection(text: string): Direction {
  return text === "TB" ? "TD" : (text as Direction);
}

export function isSideways(direction: Direction): boolean {
  return direction === "LR" || direction === "RL";
}
