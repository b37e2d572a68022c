import { middleOf } from "../../geometry.ts";
import type { RoutedEdge } from "./routeEdges.ts";
import type { Segment } from "./segment.ts";

/** One end of an edge at one side of a node. */
interface EdgeEnd {
  /** The number of the edge. */
  edge: number;
  /** Where the edge comes from or goes to, along the side. */
  aim: number;
  /** Breaks ties between edges with the same aim. */
  beyond: number;
}

interface Side {
  middle: number;
  /** How far from the middle an edge may end. */
  reach: number;
}

/** Between edges that meet one side: two of them spread further than many. */
const GAP = { forAll: 80, most: 40, usual: 16, least: 8 };

/** How long a side has to be so that this many edges can be told apart. */
export function leastSide(ends: number): number {
  return ends < 3 ? 0 : (ends - 1) * (GAP.least + 2) + 28;
}

/** Where every edge ends along the side of its upper or lower box; `inner` is where it runs in between. */
export function edgePorts(edges: RoutedEdge[], inner: Segment[][], end: "upper" | "lower"): number[] {
  const ports: number[] = [];
  for (const id of new Set(edges.map((edge) => edge[end].id))) {
    const side: Side = { middle: 0, reach: 0 };
    const ends = edges.flatMap(({ upper, lower }, edge): EdgeEnd[] => {
      const [here, there] = end === "upper" ? [upper, lower] : [lower, upper];
      if (here.id !== id) return [];
      Object.assign(side, { middle: middleOf(here.box).x, reach: here.reach });
      const beyond = middleOf(there.box).x;
      return [{ edge, aim: inner[edge]?.at(end === "upper" ? 0 : -1)?.x ?? beyond, beyond }];
    });
    ends.sort((a, b) => a.aim - b.aim || a.beyond - b.beyond);
    const places = placesOn(side, ends);
    for (const [at, { edge }] of ends.entries()) ports[edge] = places[at] ?? side.middle;
  }
  return ports;
}

/**
 * Where each edge ends along one side: straight where it can be, the others beside those in the order of where they
 * lead, and all in the middle where the side is too short to keep them apart.
 */
function placesOn({ middle, reach }: Side, ends: EdgeEnd[]): number[] {
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
  return keepApart(wished, Math.min(gap, GAP.least + 2), { middle, reach: Math.max(reach, 3) });
}

function keepApart(wished: number[], gap: number, { middle, reach }: Side): number[] {
  let before = Number.NEGATIVE_INFINITY;
  const placed = wished.map((wish) => {
    before = Math.max(middle - reach, wish, before + gap);
    return before;
  });
  return placed.map((place, at) => Math.min(place, middle + reach - (placed.length - 1 - at) * gap));
}
