import type { ArrowHead } from "../../drawLine.ts";
import { type Box, centerOf, NO_SIZE, type Orientation, type Point, type Size } from "../../geometry.ts";
import { type Flowchart, type FlowGroup, isInside } from "../flowchart.ts";
import { portRange } from "../nodeShape.ts";
import type { MeasuredEdge, MeasuredNode } from "./measureFlowchart.ts";
import type { PlacedEdge } from "./placedFlowchart.ts";
import { type Route, routeEdges } from "./routeEdges.ts";
import type { GraphLayout } from "./runDagre.ts";

interface LevelLayout {
  chart: Flowchart;
  nodes: MeasuredNode[];
  groups: FlowGroup[];
  edges: MeasuredEdge[];
  orientation: Orientation;
  layout: GraphLayout;
}

const LOOP = { halfHeight: 10, gap: 4 };

/** Routes the edges of one level between its boxes, in the direction of the chart. */
export function placeEdges({ chart, nodes, groups, edges, orientation, layout }: LevelLayout): PlacedEdge[] {
  const isHorizontal = chart.direction === "LR";
  const boxOf = (id: string): Box => layout.boxes.get(id) ?? { x: 0, y: 0, ...NO_SIZE };
  const ranges = new Map(
    nodes.map(({ node, ...size }) => [node.id, portRange(node.shape, size, isHorizontal)]),
  );
  const endAt = (id: string, head: ArrowHead) => {
    const box = boxOf(id);
    return { id, box, range: ranges.get(id) ?? Math.max(0, box.width / 2 - 16), hasHead: head !== "none" };
  };
  const boxIds = [...nodes.map(({ node }) => node.id), ...groups.map(({ id }) => id)];
  const loops = new Map(
    edges.flatMap(({ edge }, at) => {
      const reserved = edge.from === edge.to ? layout.edges[at]?.label : null;
      return reserved ? [[edge, routeLoop(boxOf(edge.from), reserved)] as const] : [];
    }),
  );
  const loopBoxes = [...loops.values()].map(({ box }) => box);
  const routed = edges.flatMap(({ edge }, at) => {
    const placed = layout.edges[at];
    if (edge.from === edge.to || !placed) return [];
    const [start, end] = [endAt(edge.from, edge.startHead), endAt(edge.to, edge.endHead)];
    const isDown = centerOf(start.box).y <= centerOf(end.box).y;
    const [upper, lower] = isDown ? [start, end] : [end, start];
    const isJoined = (id: string) =>
      [edge.from, edge.to].some((joined) => joined === id || isInside(chart, joined, id));
    const obstacles = [...boxIds.filter((id) => !isJoined(id)).map(boxOf), ...loopBoxes];
    return [{ edge, upper, lower, isDown, ...placed, obstacles }];
  });
  const routes = routeEdges(routed, [...layout.nodeBoxes, ...loopBoxes]);
  return edges.map(({ edge, lines }): PlacedEdge => {
    const loop = loops.get(edge);
    const { points, label } = loop ?? routes.get(edge) ?? { points: [], label: null };
    return {
      edge,
      points: points.map(orientation.point),
      curve: loop ? "loop" : isHorizontal ? "horizontal" : "vertical",
      label: edge.label && label ? { ...orientation.point(label), lines } : null,
    };
  });
}

/** Returns the space to reserve next to a node for a self-loop and its label. */
export function loopSize(label: Size | null): Size {
  const { width, height } = label ?? NO_SIZE;
  return { width: 2 * LOOP.gap + width, height: Math.max(2 * LOOP.halfHeight, height) };
}

/** Routes a self-loop at the right side of its node, with the label to its right; `box` is the space it takes. */
function routeLoop(node: Box, reserved: Point & Size): Route & { box: Box } {
  const [side, y] = [node.x + node.width, node.y + node.height / 2];
  const { width, height } = reserved;
  const left = reserved.x - width / 2;
  // The curve covers three quarters of the distance to its control points.
  const control = side + ((left - side) * 4) / 3;
  const [top, bottom] = [y - LOOP.halfHeight, y + LOOP.halfHeight];
  return {
    points: [
      { x: side, y: top },
      { x: control, y: top },
      { x: control, y: bottom },
      { x: side, y: bottom },
    ],
    label: { x: reserved.x, y },
    box: { x: side, y: y - height / 2, width: left + width - side, height },
  };
}
