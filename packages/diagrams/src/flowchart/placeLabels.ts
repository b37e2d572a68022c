import type { Box, Point, Size } from "../svgMarkup.ts";
import { bendAt, isClear } from "./isClear.ts";
import { overlaps } from "./overlaps.ts";
import type { Stretch } from "./stretch.ts";

export type LabelPlace = Point & Size;

export interface LabelledRoutes {
  /** By edge; the route of an edge is changed where its label allows a better one. */
  routes: Stretch[][];
  labels: (LabelPlace | null)[];
  /** Boxes a label must not touch. */
  boxes: Box[];
}

/** How far a label moves away from a bend, and how far sideways to save one. */
const ROOM = { beside: 8, sideways: 24 };
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
    const better = [
      ...oneCurve(route, own, label),
      ...fewerBends(route, own, label),
      ...rounderBend(route, own, label),
    ];
    const found = better.find((option) => isFree(all, at, option));
    all.routes[at] = found?.route ?? route;
    Object.assign(label, found?.place ?? { x: route[own]?.x });
  }
}

interface Option {
  route: Stretch[];
  place: Point;
}

/** A label between two bends to the same side rides on one long curve instead. */
function oneCurve(route: Stretch[], own: number, label: LabelPlace): Option[] {
  const [before, stretch, after] = [route[own - 1], route[own], route[own + 1]];
  if (!before || !stretch || !after || (stretch.x - before.x) * (after.x - stretch.x) <= 0) return [];
  const place = bendAt({ x: before.x, y: before.bottom }, { x: after.x, y: after.top }, label.y);
  return [{ route: route.toSpliced(own, 1), place: { x: Math.round(place.x), y: label.y } }];
}

/** A label that is nearly in line with the next stretch moves into that line. */
function fewerBends(route: Stretch[], own: number, label: LabelPlace): Option[] {
  const stretch = route[own];
  if (!stretch) return [];
  return [route[own + 1], route[own - 1]].flatMap((other) => {
    const distance = Math.abs((other ?? stretch).x - stretch.x);
    if (!other || distance === 0 || distance > ROOM.sideways) return [];
    const moved = route.with(own, { ...stretch, x: other.x });
    const option = { route: moved, place: { x: other.x, y: label.y } };
    return [...rounderBend(moved, own, label), option];
  });
}

/** A label with a bend on one side only makes room for it. */
function rounderBend(route: Stretch[], own: number, label: LabelPlace): Option[] {
  const [before, stretch, after] = [route[own - 1], route[own], route[own + 1]];
  if (!before || !stretch || !after) return [];
  const [bendsAbove, bendsBelow] = [before.x !== stretch.x, after.x !== stretch.x];
  if (bendsAbove === bendsBelow) return [];
  const room = bendsAbove ? after.top - stretch.bottom : stretch.top - before.bottom;
  const shift = Math.floor(Math.max(0, Math.min(ROOM.beside, room * 0.6))) * (bendsAbove ? 1 : -1);
  const moved = { x: stretch.x, top: stretch.top + shift, bottom: stretch.bottom + shift };
  return [{ route: route.with(own, moved), place: { x: stretch.x, y: label.y + shift } }];
}

function isFree({ routes, labels, boxes }: LabelledRoutes, at: number, { route, place }: Option): boolean {
  const label = labels[at];
  if (!label) return false;
  const box = around({ ...label, ...place });
  const others = labels.flatMap((other) => (other && other !== label ? [around(other)] : []));
  return (
    ![...boxes, ...others].some((other) => overlaps(box, other, GAP)) &&
    passesBy(route, others) &&
    routes.every((other, edge) => edge === at || passesBy(other, [box]))
  );
}

function passesBy(route: Stretch[], boxes: Box[]): boolean {
  return route.every(({ x, top, bottom }, at) => {
    const next = route[at + 1];
    const isStraightClear = isClear({ x, y: top }, { x, y: bottom }, boxes);
    return isStraightClear && (!next || isClear({ x, y: bottom }, { x: next.x, y: next.top }, boxes));
  });
}

/** Where a group hides the place the layout chose, the label goes to the middle of what is seen. */
function middleOf(route: Stretch[]): Partial<Point> {
  const [first, last] = [route[0], route.at(-1)];
  return first && last ? { x: (first.x + last.x) / 2, y: (first.top + last.bottom) / 2 } : {};
}

export function around({ x, y, width, height }: LabelPlace): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}
