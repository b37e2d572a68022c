import type { Box } from "../../geometry.ts";
import { type Direction, type Flowchart, type FlowGroup, isInside, isSideways } from "../flowchart.ts";
import { sideReach } from "../nodeShape.ts";
import type { GraphOutput } from "./layoutGraph.ts";
import type { MeasuredEdge, MeasuredNode } from "./measureFlowchart.ts";
import type { PlacedEdge } from "./placedFlowchart.ts";
import { type RoutedEdge, routeEdges } from "./routeEdges.ts";
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
  const reach = new Map(nodes.map(({ node, ...size }) => [node.id, sideReach(node.shape, size, sideways)]));
  const boxOf = (id: string): Box => laid.boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
  const labelOf = (at: number) => {
    const [size, middle] = [edges[at]?.label, laid.labels[at]];
    return size && middle ? { ...middle, ...turn.size(size) } : null;
  };

  const loops = placeLoops(edges, (at, { edge, label }, within) => {
    const middle = laid.labels[at] ?? { x: 0, y: 0 };
    return selfLoop({ box: boxOf(edge.from), label: label && turn.size(label), middle, within });
  });
  const loopBoxes = [...loops.values()].map(({ box }) => box);
  const joining = [...edges.entries()].filter(([, { edge }]) => edge.from !== edge.to);
  const routed = joining.map(([at, { edge }]): RoutedEdge => {
    const downwards = middleOf(boxOf(edge.from)) <= middleOf(boxOf(edge.to));
    const [start, end] = [
      { id: edge.from, head: edge.startHead !== "none" },
      { id: edge.to, head: edge.endHead !== "none" },
    ];
    const [upper, lower] = downwards ? [start, end] : [end, start];
    return {
      upper: upper.id,
      lower: lower.id,
      upperHead: upper.head,
      lowerHead: lower.head,
      bends: laid.bends[at] ?? [],
      label: labelOf(at),
    };
  });
  const passes = (group: string, { upper, lower }: RoutedEdge) =>
    [upper, lower].some((id) => id === group || isInside(chart, id, group));
  const routes = routeEdges({
    edges: routed,
    boxes: laid.boxes,
    ranked: [...laid.ranked, ...loopBoxes],
    reachOf: (id) => reach.get(id) ?? Math.max(0, boxOf(id).width / 2 - 16),
    obstaclesFor: (edge) => [
      ...nodes
        .filter(({ node }) => node.id !== edge.upper && node.id !== edge.lower)
        .map(({ node }) => boxOf(node.id)),
      ...loopBoxes,
      ...groups.filter(({ id }) => !passes(id, edge)).map(({ id }) => boxOf(id)),
    ],
  });

  const routeAt = new Map(joining.map(([at], place) => [at, { ends: routed[place], route: routes[place] }]));
  return edges.map(({ edge, lines }, at): PlacedEdge => {
    const { ends, route } = routeAt.get(at) ?? {};
    const { points, label } = route ?? loops.get(at) ?? { points: [], label: null };
    const turned = points.map(turn.point);
    return {
      edge,
      points: ends && ends.upper !== edge.from ? turned.toReversed() : turned,
      course: ends ? (sideways ? "sideways" : "down") : "loop",
      label: label && { ...turn.point(label), lines },
    };
  });
}

/** The loops by the number of their edge. */
function placeLoops(
  edges: MeasuredEdge[],
  place: (at: number, edge: MeasuredEdge, within: number) => DrawnLoop,
): Map<number, DrawnLoop> {
  const loops = [...edges.entries()].filter(([, { edge }]) => edge.from === edge.to);
  const sameNode = (id: string, before: number) =>
    loops.filter(([at, { edge }]) => at < before && edge.from === id).length;
  return new Map(loops.map(([at, edge]) => [at, place(at, edge, sameNode(edge.edge.from, at))]));
}

function middleOf({ y, height }: Box): number {
  return y + height / 2;
}
