import type { Head } from "../../edgePath.ts";
import { type Box, centerOf, NO_SIZE } from "../../geometry.ts";
import {
  type Direction,
  type Flowchart,
  type FlowEdge,
  type FlowGroup,
  isHorizontal,
  isInside,
} from "../flowchart.ts";
import { portReach } from "../nodeShape.ts";
import type { GraphLayout } from "./layoutGraph.ts";
import type { MeasuredEdge, MeasuredNode } from "./measureFlowchart.ts";
import type { PlacedEdge } from "./placedFlowchart.ts";
import { rotateLayout } from "./rotateLayout.ts";
import { routeEdges } from "./routeEdges.ts";
import { selfLoop } from "./selfLoop.ts";

interface LevelLayout {
  chart: Flowchart;
  nodes: MeasuredNode[];
  groups: FlowGroup[];
  edges: MeasuredEdge[];
  direction: Direction;
  layout: GraphLayout;
}

/** Routes the edges of one level between its boxes and rotates them to the direction of the chart. */
export function placeEdges({ chart, nodes, groups, edges, direction, layout }: LevelLayout): PlacedEdge[] {
  const { point } = rotateLayout(direction);
  const horizontal = isHorizontal(direction);
  const boxOf = (id: string): Box => layout.boxes.get(id) ?? { x: 0, y: 0, ...NO_SIZE };

  const loops = new Map<FlowEdge, ReturnType<typeof selfLoop>>();
  for (const [at, { edge }] of edges.entries()) {
    const reserved = layout.edges[at]?.label;
    if (edge.from !== edge.to || !reserved) continue;
    const inner = [...loops.keys()].filter(({ from }) => from === edge.from).length;
    loops.set(edge, selfLoop(boxOf(edge.from), reserved, inner));
  }
  const loopBoxes = [...loops.values()].map(({ box }) => box);

  const reach = new Map(nodes.map(({ node, ...size }) => [node.id, portReach(node.shape, size, horizontal)]));
  const endAt = (id: string, head: Head) => {
    const box = boxOf(id);
    return { id, box, reach: reach.get(id) ?? Math.max(0, box.width / 2 - 16), hasHead: head !== "none" };
  };
  const boxIds = [...nodes.map(({ node }) => node.id), ...groups.map(({ id }) => id)];
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
      points: points.map(point),
      curve: loop ? "loop" : horizontal ? "horizontal" : "vertical",
      label: edge.label && label ? { ...point(label), lines } : null,
    };
  });
}
