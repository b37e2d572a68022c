import type { Box, Point } from "../../geometry.ts";
import type { FlowEdge, FlowGroup } from "../flowchart.ts";
import { labelSize, type MeasuredNode } from "./measureFlowchart.ts";

export type PlacedNode = MeasuredNode & Box;
export type PlacedGroup = Box & { group: FlowGroup };
export interface PlacedEdge {
  edge: FlowEdge;
  points: Point[];
  /** How it gets from point to point: in curves along the way the chart runs, or round the corners of a loop. */
  course: "down" | "sideways" | "loop";
  label: (Point & { lines: string[] }) | null;
}

/** A flowchart in which every part has its place. */
export interface PlacedFlowchart {
  nodes: PlacedNode[];
  groups: PlacedGroup[];
  edges: PlacedEdge[];
}

/** A flowchart with the size of the picture it makes. */
export interface SizedFlowchart extends PlacedFlowchart, Box {}

const MARGIN = 4;

/** Leaves room around a flowchart for the width of its strokes. */
export function withMargin(placed: PlacedFlowchart): SizedFlowchart {
  const { x, y, width, height } = placedBounds(placed);
  return {
    ...placed,
    x: Math.floor(x - MARGIN),
    y: Math.floor(y - MARGIN),
    width: Math.ceil(width + 2 * MARGIN),
    height: Math.ceil(height + 2 * MARGIN),
  };
}

/** Makes one flowchart of a level and of what is inside its groups. */
export function joinPlaced(parts: PlacedFlowchart[]): PlacedFlowchart {
  return {
    nodes: parts.flatMap(({ nodes }) => nodes),
    groups: parts.flatMap(({ groups }) => groups),
    edges: parts.flatMap(({ edges }) => edges),
  };
}

/** Moves what was laid out on its own to where its group is. */
export function movePlaced({ nodes, groups, edges }: PlacedFlowchart, by: Point): PlacedFlowchart {
  const move = <T extends Point>(part: T): T => ({ ...part, x: part.x + by.x, y: part.y + by.y });
  return {
    nodes: nodes.map(move),
    groups: groups.map(move),
    edges: edges.map((edge) => ({
      ...edge,
      points: edge.points.map(move),
      label: edge.label && move(edge.label),
    })),
  };
}

/** The box an edge's label covers. */
export function labelBox({ x, y, lines }: Point & { lines: string[] }): Box {
  const { width, height } = labelSize(lines) ?? { width: 0, height: 0 };
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The smallest box around everything that is drawn. */
export function placedBounds({ nodes, groups, edges }: PlacedFlowchart): Box {
  const drawn = edges.filter(({ edge }) => edge.stroke !== "hidden");
  const boxes: Box[] = [
    ...nodes,
    ...groups,
    ...drawn.flatMap(({ label }) => (label ? [labelBox(label)] : [])),
    ...drawn.flatMap(({ points }) => points.map((point) => ({ ...point, width: 0, height: 0 }))),
  ];
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return boxes.length === 0
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top };
}
