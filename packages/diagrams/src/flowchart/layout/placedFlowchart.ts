import type { Line } from "../../drawLine.ts";
import { type Box, boxAround, NO_SIZE, type Point } from "../../geometry.ts";
import { labelSize } from "../../textSize.ts";
import type { FlowEdge, FlowGroup } from "../flowchart.ts";
import type { MeasuredNode } from "./measureFlowchart.ts";

export type PlacedNode = MeasuredNode & Box;
export type PlacedGroup = Box & { group: FlowGroup };
export interface PlacedEdge extends Pick<Line, "points" | "curve"> {
  edge: FlowEdge;
  label: (Point & { lines: string[] }) | null;
}

/** A flowchart with the coordinates of all its parts. */
export interface PlacedFlowchart {
  nodes: PlacedNode[];
  groups: PlacedGroup[];
  edges: PlacedEdge[];
}

const MARGIN = 4;

/** Adds the bounding box, with a margin for the stroke width. */
export function withMargin(placed: PlacedFlowchart): PlacedFlowchart & Box {
  const { x, y, width, height } = placedBounds(placed);
  return {
    ...placed,
    x: Math.floor(x - MARGIN),
    y: Math.floor(y - MARGIN),
    width: Math.ceil(width + 2 * MARGIN),
    height: Math.ceil(height + 2 * MARGIN),
  };
}

/** Returns the bounding box of everything that is drawn. */
export function placedBounds({ nodes, groups, edges }: PlacedFlowchart): Box {
  const boxes: Box[] = [
    ...nodes,
    ...groups,
    ...edges.flatMap(({ label }) => (label ? [boxAround(label, labelSize(label.lines))] : [])),
    ...edges.flatMap(({ points }) => points.map((point) => ({ ...point, ...NO_SIZE }))),
  ];
  if (boxes.length === 0) return { x: 0, y: 0, ...NO_SIZE };
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
