import { type Box, boxAround, overlaps, type Point, type Size } from "../../geometry.ts";
import { bendAt, isClear, type Segment } from "./segment.ts";

type LabelPlace = Point & Size;

interface LabelledRoutes {
  /** By edge; the route of an edge is changed where its label allows a better one. */
  routes: Segment[][];
  labels: (LabelPlace | null)[];
  /** Boxes a label must not touch. */
  boxes: Box[];
}

/** How far a label moves sideways to save a bend. */
const SIDEWAYS = 24;
/** Between a label and a box or another label. */
const GAP = 6;

/** Puts labels on their edges so that these have few and round bends. */
export function placeLabels(all: LabelledRoutes): void {
  for (const [at, label] of all.labels.entries()) {
    const route = all.routes[at];
    if (!label || !route) continue;
    const own = route.findIndex(({ top, bottom }) => top <= label.y && label.y <= bottom);
    if (own < 0) {
      Object.assign(label, middleOf(route));
      continue;
    }
    const better = [...oneCurve(route, own, label), ...fewerBends(route, own, label)];
    const found = better.find((option) => isFree(all, at, option));
    all.routes[at] = found?.route ?? route;
    Object.assign(label, found?.place ?? { x: route[own]?.x });
  }
}

interface Option {
  route: Segment[];
  place: Point;
}

/** A label between two bends to the same side rides on one long curve instead. */
function oneCurve(route: Segment[], own: number, label: LabelPlace): Option[] {
  const [before, segment, after] = [route[own - 1], route[own], route[own + 1]];
  if (!before || !segment || !after || (segment.x - before.x) * (after.x - segment.x) <= 0) return [];
  const x = bendAt({ x: before.x, y: before.bottom }, { x: after.x, y: after.top }, label.y);
  return [{ route: route.toSpliced(own, 1), place: { x: Math.round(x), y: label.y } }];
}

/** A label that is nearly in line with the next segment moves into that line. */
function fewerBends(route: Segment[], own: number, label: LabelPlace): Option[] {
  const segment = route[own];
  if (!segment) return [];
  return [route[own + 1], route[own - 1]].flatMap((other) => {
    const distance = Math.abs((other ?? segment).x - segment.x);
    if (!other || distance === 0 || distance > SIDEWAYS) return [];
    return [{ route: route.with(own, { ...segment, x: other.x }), place: { x: other.x, y: label.y } }];
  });
}

function isFree({ routes, labels, boxes }: LabelledRoutes, at: number, { route, place }: Option): boolean {
  const label = labels[at];
  if (!label) return false;
  const box = boxAround(place, label);
  const others = labels.flatMap((other) => (other && other !== label ? [boxAround(other, other)] : []));
  return (
    ![...boxes, ...others].some((other) => overlaps(box, other, GAP)) &&
    passesBy(route, others) &&
    routes.every((other, edge) => edge === at || passesBy(other, [box]))
  );
}

function passesBy(route: Segment[], boxes: Box[]): boolean {
  return route.every(({ x, top, bottom }, at) => {
    const next = route[at + 1];
    const isStraightClear = isClear({ x, y: top }, { x, y: bottom }, boxes);
    return isStraightClear && (!next || isClear({ x, y: bottom }, { x: next.x, y: next.top }, boxes));
  });
}

/** Where a group hides the place the layout chose, the label goes to the middle of what is seen. */
function middleOf(route: Segment[]): Partial<Point> {
  const [first, last] = [route[0], route.at(-1)];
  return first && last ? { x: (first.x + last.x) / 2, y: (first.top + last.bottom) / 2 } : {};
}
