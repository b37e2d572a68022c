import { type Box, boxAround, overlaps, type Point, type Size } from "../../geometry.ts";
import { isClear, type Segment, sampleBend } from "./segment.ts";

export interface LabeledRoute {
  segments: Segment[];
  label: (Point & Size) | null;
}

/** How far a label may move sideways to save a bend. */
const MAX_SHIFT = 24;
/** Between a label and a node or another label. */
const GAP = 6;

/** Moves labels onto their edges, and simplifies the route of an edge where its label leaves room for that. */
export function placeLabels(routes: LabeledRoute[], nodeBoxes: Box[]): void {
  for (const route of routes) {
    const { segments, label } = route;
    if (!label) continue;
    const own = segments.findIndex(({ top, bottom }) => top <= label.y && label.y <= bottom);
    if (own < 0) {
      Object.assign(label, midpoint(segments));
      continue;
    }
    const others = routes.filter((other) => other !== route);
    const labels = others.flatMap((other) => (other.label ? [boxAround(other.label, other.label)] : []));
    const found = simplerRoutes(segments, own, label.y).find((option) => {
      const box = boxAround({ x: option.x, y: label.y }, label);
      return (
        ![...nodeBoxes, ...labels].some((other) => overlaps(box, other, GAP)) &&
        isRouteClear(option.segments, labels) &&
        others.every((other) => isRouteClear(other.segments, [box]))
      );
    });
    route.segments = found?.segments ?? segments;
    label.x = found?.x ?? segments[own]?.x ?? label.x;
  }
}

/** Returns routes with fewer or smaller bends at the segment `own`, each with the `x` of the label on it. */
function simplerRoutes(segments: Segment[], own: number, y: number): { segments: Segment[]; x: number }[] {
  const [before, segment, after] = [segments[own - 1], segments[own], segments[own + 1]];
  if (!before || !segment || !after) return [];
  // Two bends to the same side become one long curve through the label.
  const isSameSide = (segment.x - before.x) * (after.x - segment.x) > 0;
  const curve = sampleBend({ x: before.x, y: before.bottom }, { x: after.x, y: after.top }, 200);
  const { x } = curve.find((point) => point.y >= y) ?? after;
  const long = isSameSide ? [{ segments: segments.toSpliced(own, 1), x: Math.round(x) }] : [];
  const aligned = [after, before]
    .filter(({ x }) => x !== segment.x && Math.abs(x - segment.x) <= MAX_SHIFT)
    .map(({ x }) => ({ segments: segments.with(own, { ...segment, x }), x }));
  return [...long, ...aligned];
}

function isRouteClear(segments: Segment[], obstacles: Box[]): boolean {
  return segments.every(({ x, top, bottom }, at) => {
    const next = segments[at + 1];
    const isStraightClear = isClear({ x, y: top }, { x, y: bottom }, obstacles);
    return isStraightClear && (!next || isClear({ x, y: bottom }, { x: next.x, y: next.top }, obstacles));
  });
}

/** Where a label goes whose position in the layout is inside the group at which its edge ends. */
function midpoint(segments: Segment[]): Partial<Point> {
  const [first, last] = [segments[0], segments.at(-1)];
  return first && last ? { x: (first.x + last.x) / 2, y: (first.top + last.bottom) / 2 } : {};
}
