import { middleOf } from "../../geometry.ts";
import type { RoutedEdge } from "./routeEdges.ts";
import type { Segment } from "./segment.ts";

/** Between edges that meet one side: two of them spread further than many. */
const GAP = { forAll: 80, most: 40, usual: 16, least: 8 };

/** How long a side has to be so that this many edges can be told apart. */
export function leastSide(ends: number): number {
  return ends < 3 ? 0 : (ends - 1) * (GAP.least + 2) + 28;
}

/** Where every edge ends along the side of its upper or lower box; `inner` is where it runs in between. */
export function edgePorts(edges: RoutedEdge[], inner: Segment[][], end: "upper" | "lower"): number[] {
  const ports: number[] = [];
  for (const { id, box, reach } of new Map(edges.map((edge) => [edge[end].id, edge[end]])).values()) {
    const ends = edges.flatMap(({ upper, lower }, edge) => {
      const [here, there] = end === "upper" ? [upper, lower] : [lower, upper];
      const beyond = middleOf(there.box).x;
      // Where the edge comes from or goes to, along the side; edges with the same aim are told apart by what is beyond.
      const aim = inner[edge]?.at(end === "upper" ? 0 : -1)?.x ?? beyond;
      return here.id === id ? [{ edge, aim, beyond }] : [];
    });
    ends.sort((a, b) => a.aim - b.aim || a.beyond - b.beyond);
    const places = placesOn(ends, middleOf(box).x, reach);
    for (const [at, { edge }] of ends.entries()) ports[edge] = places[at] ?? 0;
  }
  return ports;
}

/**
 * Where each edge ends along one side, up to `reach` from its middle: straight where it can be, the others beside those in the order of where they
 * lead, and all in the middle where the side is too short to keep them apart.
 */
function placesOn(ends: { aim: number }[], middle: number, reach: number): number[] {
  const wide = Math.min(GAP.most, Math.max(GAP.usual, GAP.forAll / ends.length));
  const gap = Math.min(wide, (2 * reach) / Math.max(1, ends.length - 1));
  if (gap < GAP.least && ends.length > 1) return ends.map(() => middle);
  const straight = ends.filter(({ aim }) => Math.abs(aim - middle) <= Math.max(reach, 3));
  const left = ends.filter(({ aim }) => aim < middle && Math.abs(aim - middle) > reach);
  const [first, last] = [straight[0]?.aim, straight.at(-1)?.aim];
  const wished = ends.map(({ aim }, at) => {
    if (first === undefined || last === undefined) return middle + (at - (ends.length - 1) / 2) * gap;
    if (at < left.length) return first - (left.length - at) * gap;
    const beyond = at - left.length - straight.length + 1;
    return beyond <= 0 ? aim : last + beyond * gap;
  });
  const [apart, furthest] = [Math.min(gap, GAP.least + 2), Math.max(reach, 3)];
  let before = Number.NEGATIVE_INFINITY;
  return wished
    .map((wish) => {
      before = Math.max(middle - furthest, wish, before + apart);
      return before;
    })
    .map((place, at) => Math.min(place, middle + furthest - (ends.length - 1 - at) * apart));
}
