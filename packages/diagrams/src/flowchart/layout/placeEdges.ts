import type { Head } from "../../edgePath.ts";
import { type Box, middleOf, NO_SIZE } from "../../geometry.ts";
import {
  type Direction,
  type Flowchart,
  type FlowEdge,
  type FlowGroup,
  isInside,
  isSideways,
} from "../flowchart.ts";
import { sideReach } from "../nodeShape.ts";
import type { GraphOutput } from "./layoutGraph.ts";
import type { MeasuredEdge, MeasuredNode } from "./measureFlowchart.ts";
import type { PlacedEdge } from "./placedFlowchart.ts";
import { routeEdges } from "./routeEdges.ts";
import { type DrawnLoop, selfLoop } from "./selfLoop.ts";
import { turnLayout } from "./turnLayout.ts";

interface LaidOutLevel {
  chart: Flowchart;
  nodes: MeasuredNode[];
  groups: FlowGroup[];
  edges: MeasuredEdge[];
  direction: Direction;
  laid: GraphOutput;
}

/** Routes the edges of one level between its boxes and turns them the way the chart runs. */
export function placeEdges({ chart, nodes, groups, edges, direction, laid }: LaidOutLevel): PlacedEdge[] {
  const turn = turnLayout(direction);
  const sideways = isSideways(direction);
  const boxOf = (id: string): Box => laid.boxes.get(id) ?? { x: 0, y: 0, ...NO_SIZE };
  const laidEdges = edges.map(({ edge, label }, at) => {
    const { bends, middle } = laid.edges[at] ?? { bends: [], middle: { x: 0, y: 0 } };
    return { edge, bends, middle, size: label && turn.size(label) };
  });

  const loops = new Map<FlowEdge, DrawnLoop>();
  for (const { edge, size, middle } of laidEdges) {
    if (edge.from !== edge.to) continue;
    const within = [...loops.keys()].filter(({ from }) => from === edge.from).length;
    loops.set(edge, selfLoop(boxOf(edge.from), { middle, size }, within));
  }
  const loopBoxes = [...loops.values()].map(({ box }) => box);

  const reach = new Map(nodes.map(({ node, ...size }) => [node.id, sideReach(node.shape, size, sideways)]));
  const endAt = (id: string, head: Head) => {
    const box = boxOf(id);
    return { id, box, reach: reach.get(id) ?? Math.max(0, box.width / 2 - 16), hasHead: head !== "none" };
  };
  const boxIds = [...nodes.map(({ node }) => node.id), ...groups.map(({ id }) => id)];
  const routed = laidEdges.flatMap(({ edge, bends, middle, size }) => {
    if (edge.from === edge.to) return [];
    const [start, end] = [endAt(edge.from, edge.startHead), endAt(edge.to, edge.endHead)];
    const isDown = middleOf(start.box).y <= middleOf(end.box).y;
    const [upper, lower] = isDown ? [start, end] : [end, start];
    const isJoined = (id: string) =>
      [edge.from, edge.to].some((joined) => joined === id || isInside(chart, joined, id));
    const obstacles = [...boxIds.filter((id) => !isJoined(id)).map(boxOf), ...loopBoxes];
    return [{ edge, isDown, upper, lower, bends, label: size && { ...middle, ...size }, obstacles }];
  });
  const routes = new Map(
    routeEdges(routed, [...laid.ranked, ...loopBoxes]).map((route, at) => [
      routed[at]?.edge,
      { ...route, points: routed[at]?.isDown ? route.points : route.points.toReversed() },
    ]),
  );
  return edges.map(({ edge, lines }): PlacedEdge => {
    const loop = loops.get(edge);
    const { points, label } = loop ?? routes.get(edge) ?? { points: [], label: null };
    return {
      edge,
      points: points.map(turn.point),
      course: loop ? "loop" : sideways ? "sideways" : "down",
      label: label && { ...turn.point(label), lines },
    };
  });
}
