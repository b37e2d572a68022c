import type { Box, Point, Size } from "../../geometry.ts";
import { edgePorts } from "./edgePorts.ts";
import { around, placeLabels } from "./placeLabels.ts";
import type { Segment } from "./segment.ts";
import { isClear } from "./segment.ts";

/** An edge to be routed downwards, from the box that is higher to the one that is lower. */
export interface RoutedEdge {
  upper: string;
  lower: string;
  upperHead: boolean;
  lowerHead: boolean;
  /** Where it passes the ranks in between, from top to bottom. */
  bends: Point[];
  label: (Point & Size) | null;
}

export interface RouteInput {
  edges: RoutedEdge[];
  boxes: Map<string, Box>;
  /** Those boxes that stand in a rank, which a group around several does not. */
  ranked: Box[];
  /** How far from the middle of its top and bottom an edge may meet a box. */
  reachOf(id: string): number;
  /** Boxes this edge has no business in. */
  obstaclesFor(edge: RoutedEdge): Box[];
}

export interface Route {
  points: Point[];
  label: Point | null;
}

const HEAD = 10;
/** Differences that a reader takes for a mistake. */
const JOG = 4;

/** Lines that leave and enter boxes at right angles and bend only in the gaps between ranks. */
export function routeEdges({ edges, boxes, ranked, reachOf, obstaclesFor }: RouteInput): Route[] {
  const ranks = rankHeights(edges, ranked);
  const inner = edges.map((edge) => innerSegmentes(edge, boxes, ranks));
  const ports = placePorts({ edges, inner, boxes, reachOf });
  const routes = edges.map((edge, at): Segment[] => {
    const [upper, lower] = [boxes.get(edge.upper), boxes.get(edge.lower)];
    const [start, end] = [ports.upper[at], ports.lower[at]];
    if (!upper || !lower || start === undefined || end === undefined) return [];
    const [leaves, enters] = [upper.y + upper.height, lower.y];
    const between = inner[at] ?? [];
    const [below, above] = [
      (between[0]?.top ?? enters) - leaves,
      enters - (between.at(-1)?.bottom ?? leaves),
    ];
    const all: Segment[] = [
      {
        x: start,
        top: leaves,
        bottom: Math.max(leaves + headRoom(edge.upperHead, below), ranks.bottom(upper)),
      },
      ...between,
      { x: end, top: Math.min(enters - headRoom(edge.lowerHead, above), ranks.top(lower)), bottom: enters },
    ];
    const others = edges.flatMap(({ label }) => (label && label !== edge.label ? [around(label)] : []));
    return straighten(fewestBends(all, edge, [...obstaclesFor(edge), ...others]));
  });
  const labels = edges.map(({ label }) => label && { ...label });
  placeLabels({ routes, labels, boxes: ranked });
  return routes.map((route, at) => ({
    points: route.flatMap(({ x, top, bottom }) => [
      { x, y: top },
      { x, y: bottom },
    ]),
    label: labels[at] ?? null,
  }));
}

/** Straight room for an arrowhead, as far as the gap still leaves some for a bend. */
function headRoom(hasHead: boolean, gap: number): number {
  return Math.max(0, hasHead ? Math.min(HEAD, gap * 0.45) : Math.min(2, gap / 3));
}

interface Ranks {
  top(at: Box): number;
  bottom(at: Box): number;
}

/** Nodes of one rank share their middle line; the tallest of them and the labels among them say how high the rank is. */
function rankHeights(edges: RoutedEdge[], ranked: Box[]): Ranks {
  const heights = new Map<number, number>();
  const grow = (middle: number, height: number) =>
    heights.set(middle, Math.max(heights.get(middle) ?? 0, height));
  const middleOf = ({ y, height }: Box) => y + height / 2;
  for (const box of ranked) grow(middleOf(box), box.height);
  for (const { label } of edges) if (label) grow(label.y, label.height);
  const half = (box: Box) => Math.max(box.height, heights.get(middleOf(box)) ?? 0) / 2;
  return { top: (box) => middleOf(box) - half(box), bottom: (box) => middleOf(box) + half(box) };
}

function innerSegmentes(edge: RoutedEdge, boxes: Map<string, Box>, ranks: Ranks): Segment[] {
  const [upper, lower] = [boxes.get(edge.upper), boxes.get(edge.lower)];
  const [first, last] = [upper ? upper.y + upper.height : 0, lower ? lower.y : 0];
  return edge.bends
    .filter(({ y }) => y > first && y < last)
    .map(({ x, y }) => {
      const line = { x, y, width: 0, height: 0 };
      return { x, top: Math.max(first, ranks.top(line)), bottom: Math.min(last, ranks.bottom(line)) };
    });
}

interface PortInput extends Pick<RouteInput, "edges" | "boxes" | "reachOf"> {
  inner: Segment[][];
}

function placePorts({ edges, inner, boxes, reachOf }: PortInput): { upper: number[]; lower: number[] } {
  const middleOf = (id: string) => {
    const box = boxes.get(id);
    return box ? box.x + box.width / 2 : 0;
  };
  const onSide = (end: "upper" | "lower", other: "upper" | "lower") => {
    const ports: number[] = [];
    for (const id of new Set(edges.map((edge) => edge[end]))) {
      const here = [...edges.entries()].filter(([, edge]) => edge[end] === id);
      const ends = here.map(([at, edge]) => {
        const beyond = middleOf(edge[other]);
        return { aim: inner[at]?.at(end === "upper" ? 0 : -1)?.x ?? beyond, beyond };
      });
      const placed = edgePorts(ends, { middle: middleOf(id), reach: reachOf(id) });
      for (const [place, [at]] of here.entries()) ports[at] = placed[place] ?? middleOf(id);
    }
    return ports;
  };
  return { upper: onSide("upper", "lower"), lower: onSide("lower", "upper") };
}

/** Leaves out segments as long as a bend needs more room and the wider one touches nothing. */
function fewestBends(segments: Segment[], edge: RoutedEdge, obstacles: Box[]): Segment[] {
  const kept: Segment[] = [];
  for (const [at, segment] of segments.entries()) {
    const [before, after] = [kept.at(-1), segments[at + 1]];
    if (before && after && canSkip({ before, segment, after, edge, obstacles })) continue;
    kept.push(segment);
  }
  return kept;
}

interface Skip {
  before: Segment;
  segment: Segment;
  after: Segment;
  edge: RoutedEdge;
  obstacles: Box[];
}

function canSkip({ before, segment, after, edge, obstacles }: Skip): boolean {
  const holdsLabel = edge.label && segment.top <= edge.label.y && edge.label.y <= segment.bottom;
  if (holdsLabel) return false;
  const enough = (from: Segment, to: Segment) =>
    to.top - from.bottom >= Math.max(56, Math.abs(to.x - from.x) * 0.6);
  if (enough(before, segment) && enough(segment, after)) return false;
  return isClear({ x: before.x, y: before.bottom }, { x: after.x, y: after.top }, obstacles);
}

/** An edge that is straight but for a few pixels becomes straight. */
function straighten(segments: Segment[]): Segment[] {
  const xs = segments.map(({ x }) => x);
  const [least, most] = [Math.min(...xs), Math.max(...xs)];
  if (most - least > JOG) return segments;
  const x = Math.round((least + most) / 2);
  return segments.map((segment) => ({ ...segment, x }));
}
