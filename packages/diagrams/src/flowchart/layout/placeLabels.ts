import { type Box, boxAround, overlaps, type Point, type Size } from "../../geometry.ts";
import { bendPoints, isClear, type Segment } from "./segment.ts";

interface LabelledRoutes {
  /** By edge; the route of an edge is changed where its label allows a better one. */
  routes: Segment[][];
  labels: ((Point & Size) | null)[];
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
    const found = betterRoutes(route, own, label.y).find((option) => isFree(all, at, option));
    all.routes[at] = found?.route ?? route;
    label.x = found?.x ?? route[own]?.x ?? label.x;
  }
}

interface Option {
  route: Segment[];
  /** Of the label. */
  x: number;
}

function betterRoutes(route: Segment[], own: number, y: number): Option[] {
  const [before, segment, after] = [route[own - 1], route[own], route[own + 1]];
  if (!before || !segment || !after) return [];
  const options: Option[] = [];
  // A label between two bends to the same side rides on one long curve instead.
  if ((segment.x - before.x) * (after.x - segment.x) > 0) {
    const curve = bendPoints({ x: before.x, y: before.bottom }, { x: after.x, y: after.top }, 200);
    const { x } = curve.find((point) => point.y >= y) ?? after;
    options.push({ route: route.toSpliced(own, 1), x: Math.round(x) });
  }
  // A label that is nearly in line with the next segment moves into that line.
  for (const { x } of [after, before]) {
    const isNear = x !== segment.x && Math.abs(x - segment.x) <= SIDEWAYS;
    if (isNear) options.push({ route: route.with(own, { ...segment, x }), x });
  }
  return options;
}

function isFree({ routes, labels, boxes }: LabelledRoutes, at: number, { route, x }: Option): boolean {
  const label = labels[at];
  if (!label) return false;
  const box = boxAround({ x, y: label.y }, label);
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
