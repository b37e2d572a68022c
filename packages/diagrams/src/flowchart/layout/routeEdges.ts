import { type Box, boxAround, middleOf, type Point, type Size } from "../../geometry.ts";
import { edgePorts } from "./edgePorts.ts";
import { placeLabels } from "./placeLabels.ts";
import { isClear, type Segment } from "./segment.ts";

/** A box where an edge ends. */
interface RouteEnd {
  id: string;
  box: Box;
  /** How far from the middle of its top and bottom an edge may meet it. */
  reach: number;
  hasHead: boolean;
}

/** An edge to be routed downwards, from the box that is higher to the one that is lower. */
export interface RoutedEdge {
  upper: RouteEnd;
  lower: RouteEnd;
  /** Where it passes the ranks in between, from top to bottom. */
  bends: Point[];
  label: (Point & Size) | null;
  /** Boxes this edge has no business in. */
  obstacles: Box[];
}

export interface Route {
  points: Point[];
  label: Point | null;
}

const HEAD = 10;
/** Differences that a reader takes for a mistake. */
const JOG = 4;

/**
 * Lines that leave and enter boxes at right angles and bend only in the gaps between ranks. `ranked` are the boxes that
 * stand in a rank, which a group around several does not.
 */
export function routeEdges(edges: RoutedEdge[], ranked: Box[]): Route[] {
  const halfRank = rankHeights(edges, ranked);
  const inner = edges.map((edge) => innerSegments(edge, halfRank));
  const [starts, ends] = [edgePorts(edges, inner, "upper"), edgePorts(edges, inner, "lower")];
  const routes = edges.map((edge, at): Segment[] => {
    const { upper, lower, label } = edge;
    const [leaves, enters] = [upper.box.y + upper.box.height, lower.box.y];
    const [upperMiddle, lowerMiddle] = [middleOf(upper.box), middleOf(lower.box)];
    const between = inner[at] ?? [];
    const below = headRoom(upper.hasHead, (between[0]?.top ?? enters) - leaves);
    const above = headRoom(lower.hasHead, enters - (between.at(-1)?.bottom ?? leaves));
    const bottom = Math.max(leaves + below, upperMiddle.y + halfRank(upperMiddle.y));
    const top = Math.min(enters - above, lowerMiddle.y - halfRank(lowerMiddle.y));
    const all: Segment[] = [
      { x: starts[at] ?? upperMiddle.x, top: leaves, bottom },
      ...between,
      { x: ends[at] ?? lowerMiddle.x, top, bottom: enters },
    ];
    const others = edges.flatMap((other) =>
      other.label && other !== edge ? [boxAround(other.label, other.label)] : [],
    );
    return straighten(fewestBends(all, label, [...edge.obstacles, ...others]));
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

/** Nodes of one rank share their middle line; the tallest of them and the labels among them say how high the rank is. */
function rankHeights(edges: RoutedEdge[], ranked: Box[]): (middle: number) => number {
  const halves = new Map<number, number>();
  const grow = (middle: number, height: number) =>
    halves.set(middle, Math.max(halves.get(middle) ?? 0, height / 2));
  for (const box of ranked) grow(middleOf(box).y, box.height);
  for (const { label } of edges) if (label) grow(label.y, label.height);
  return (middle) => halves.get(middle) ?? 0;
}

function innerSegments({ upper, lower, bends }: RoutedEdge, halfRank: (middle: number) => number): Segment[] {
  const [first, last] = [upper.box.y + upper.box.height, lower.box.y];
  return bends
    .filter(({ y }) => y > first && y < last)
    .map(({ x, y }) => {
      const half = halfRank(y);
      return { x, top: Math.max(first, y - half), bottom: Math.min(last, y + half) };
    });
}

/** Leaves out segments as long as a bend needs more room and the wider one touches nothing. */
function fewestBends(segments: Segment[], label: Point | null, obstacles: Box[]): Segment[] {
  const hasRoom = (from: Segment, to: Segment) =>
    to.top - from.bottom >= Math.max(56, Math.abs(to.x - from.x) * 0.6);
  const kept: Segment[] = [];
  for (const [at, segment] of segments.entries()) {
    const [before, after] = [kept.at(-1), segments[at + 1]];
    const holdsLabel = label && segment.top <= label.y && label.y <= segment.bottom;
    const isNeeded =
      !before ||
      !after ||
      holdsLabel ||
      (hasRoom(before, segment) && hasRoom(segment, after)) ||
      !isClear({ x: before.x, y: before.bottom }, { x: after.x, y: after.top }, obstacles);
    if (isNeeded) kept.push(segment);
  }
  return kept;
}

/** An edge that is straight but for a few pixels becomes straight. */
function straighten(segments: Segment[]): Segment[] {
  const xs = segments.map(({ x }) => x);
  const [least, most] = [Math.min(...xs), Math.max(...xs)];
  if (most - least > JOG) return segments;
  const x = Math.round((least + most) / 2);
  return segments.map((segment) => ({ ...segment, x }));
}
