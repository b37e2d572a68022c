import { type Box, boxAround, centerOf, NO_SIZE, overlaps, type Point, type Size } from "../../geometry.ts";
import type { FlowEdge } from "../flowchart.ts";

/** A vertical part of an edge; consecutive segments are joined by a bend. */
interface Segment {
  x: number;
  top: number;
  bottom: number;
}

/** A box at which an edge starts or ends. */
interface RouteEnd {
  id: string;
  box: Box;
  /** How far from the center of its top and bottom side a port may be. */
  range: number;
  hasHead: boolean;
}

interface RoutedEdge {
  edge: FlowEdge;
  upper: RouteEnd;
  lower: RouteEnd;
  /** False where the edge starts at its lower box. */
  isDown: boolean;
  /** Its positions in the ranks between its ends, from top to bottom. */
  waypoints: Point[];
  label: (Point & Size) | null;
  obstacles: Box[];
}

type SegmentedEdge = RoutedEdge & {
  /** The segments between the first and the last. */
  inner: Segment[];
};

export interface Route {
  points: Point[];
  /** The center of the label. */
  label: Point | null;
}

/** Length of the straight part behind an arrowhead. */
const HEAD_LENGTH = 10;
/** Edges whose segments differ by at most this much are drawn straight. */
const MAX_JOG = 4;
/** Between an edge and what it passes. */
const CLEARANCE = 6;
/** Between the ports of one side, where it is long enough. */
const PORT_GAP = 16;
/** Straightens edges to a port that has no choice, such as that of a dot. */
const MIN_RANGE = 3;

/** Routes edges so that they meet boxes at right angles and bend only in the gaps between ranks. */
export function routeEdges(edges: RoutedEdge[], nodeBoxes: Box[]): Map<FlowEdge, Route> {
  const halfHeightAt = rankHeights(edges, nodeBoxes);
  const segmented = edges.map((edge) => ({ ...edge, inner: innerSegments(edge, halfHeightAt) }));
  const [upperPorts, lowerPorts] = [assignPorts(segmented, "upper"), assignPorts(segmented, "lower")];
  const routes = segmented.map((routed): [FlowEdge, Route] => {
    const { edge, upper, lower, isDown, label, inner, obstacles } = routed;
    const [start, end] = [upper.box.y + upper.box.height, lower.box.y];
    const [upperCenter, lowerCenter] = [centerOf(upper.box), centerOf(lower.box)];
    const below = straightLength(upper.hasHead, (inner[0]?.top ?? end) - start);
    const above = straightLength(lower.hasHead, end - (inner.at(-1)?.bottom ?? start));
    const bottom = Math.max(start + below, upperCenter.y + halfHeightAt(upperCenter.y));
    const top = Math.min(end - above, lowerCenter.y - halfHeightAt(lowerCenter.y));
    const otherLabels = edges.flatMap((other) =>
      other.label && other.edge !== edge ? [boxAround(other.label, other.label)] : [],
    );
    const bent: Segment[] = [
      { x: upperPorts.get(edge) ?? upperCenter.x, top: start, bottom },
      ...inner,
      { x: lowerPorts.get(edge) ?? lowerCenter.x, top, bottom: end },
    ];
    const segments = straighten(removeBends(bent, label, [...obstacles, ...otherLabels]));
    const points = segments.flatMap(({ x, top, bottom }) => [
      { x, y: top },
      { x, y: bottom },
    ]);
    return [
      edge,
      { points: isDown ? points : points.toReversed(), label: label && labelPoint(label, segments) },
    ];
  });
  return new Map(routes);
}

/** Returns the port of every edge: the x coordinate at which it meets its upper or lower box. */
function assignPorts(edges: SegmentedEdge[], end: "upper" | "lower"): Map<FlowEdge, number> {
  const ports = new Map<FlowEdge, number>();
  for (const { id, box, range } of new Map(edges.map((edge) => [edge[end].id, edge[end]])).values()) {
    const attached = edges
      .filter((edge) => edge[end].id === id)
      .map(({ edge, inner, upper, lower }) => {
        const [next, target] = end === "upper" ? [inner[0], lower] : [inner.at(-1), upper];
        return { edge, target: next?.x ?? centerOf(target.box).x };
      })
      .toSorted((a, b) => a.target - b.target);
    const targets = attached.map(({ target }) => target);
    const positions = spreadPorts(targets, centerOf(box).x, range);
    for (const [at, { edge }] of attached.entries()) ports.set(edge, positions[at] ?? 0);
  }
  return ports;
}

/** Places ports straight above or below their targets, or as near as the range around the center and the gap allow. */
function spreadPorts(targets: number[], center: number, range: number): number[] {
  const last = targets.length - 1;
  const gap = Math.min(PORT_GAP, (2 * range) / Math.max(1, last));
  const [first, end] = [center - Math.max(range, MIN_RANGE), center + Math.max(range, MIN_RANGE)];
  let previous = Number.NEGATIVE_INFINITY;
  return targets
    .map((x) => {
      previous = Math.max(first, x, previous + gap);
      return previous;
    })
    .map((x, at) => Math.min(x, end - (last - at) * gap));
}

/** Leaves most of a narrow gap to the bend. */
function straightLength(hasHead: boolean, gap: number): number {
  return Math.max(0, hasHead ? Math.min(HEAD_LENGTH, gap * 0.45) : Math.min(2, gap / 3));
}

/**
 * Returns half the height of the rank with a given center line. All nodes and labels of a rank share that line, and the
 * tallest determines the height.
 */
function rankHeights(edges: RoutedEdge[], nodeBoxes: Box[]): (centerY: number) => number {
  const halves = new Map<number, number>();
  const grow = (centerY: number, height: number) =>
    halves.set(centerY, Math.max(halves.get(centerY) ?? 0, height / 2));
  for (const box of nodeBoxes) grow(centerOf(box).y, box.height);
  for (const { label } of edges) if (label) grow(label.y, label.height);
  return (centerY) => halves.get(centerY) ?? 0;
}

/** Returns a segment across every rank between the two boxes of an edge. */
function innerSegments(
  { upper, lower, waypoints }: RoutedEdge,
  halfHeightAt: (centerY: number) => number,
): Segment[] {
  const [first, last] = [upper.box.y + upper.box.height, lower.box.y];
  return waypoints
    .filter(({ y }) => y > first && y < last)
    .map(({ x, y }) => {
      const half = halfHeightAt(y);
      return { x, top: Math.max(first, y - half), bottom: Math.min(last, y + half) };
    });
}

/** Drops the segments that hold no label, where the longer bend that results is clear of obstacles. */
function removeBends(segments: Segment[], label: Point | null, obstacles: Box[]): Segment[] {
  const kept: Segment[] = [];
  for (const [at, segment] of segments.entries()) {
    const [before, after] = [kept.at(-1), segments[at + 1]];
    const isNeeded =
      !before ||
      !after ||
      (label && isBeside(label, segment)) ||
      !isClear({ x: before.x, y: before.bottom }, { x: after.x, y: after.top }, obstacles);
    if (isNeeded) kept.push(segment);
  }
  return kept;
}

function isBeside({ y }: Point, { top, bottom }: Segment): boolean {
  return top <= y && y <= bottom;
}

/** Whether a bend from one point down to another keeps its distance from all obstacles. */
function isClear(from: Point, to: Point, obstacles: Box[]): boolean {
  const steps = 16;
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).every((t) => {
    // The Bézier curve of a bend, which is vertical at both ends and has its control points at half height.
    const [across, down] = [t * t * (3 - 2 * t), t * (1.5 - 1.5 * t + t * t)];
    const point = { x: from.x + (to.x - from.x) * across, y: from.y + (to.y - from.y) * down };
    return !obstacles.some((box) => overlaps(box, { ...point, ...NO_SIZE }, CLEARANCE));
  });
}

function straighten(segments: Segment[]): Segment[] {
  const xs = segments.map(({ x }) => x);
  const [min, max] = [Math.min(...xs), Math.max(...xs)];
  if (max - min > MAX_JOG) return segments;
  const x = Math.round((min + max) / 2);
  return segments.map((segment) => ({ ...segment, x }));
}

/** Moves a label onto its edge; its position in the layout can be inside the group at which the edge ends. */
function labelPoint(label: Point, segments: Segment[]): Point {
  const own = segments.find((segment) => isBeside(label, segment));
  if (own) return { x: own.x, y: label.y };
  const [first, last] = [segments[0], segments.at(-1)];
  return first && last ? { x: (first.x + last.x) / 2, y: (first.top + last.bottom) / 2 } : label;
}
