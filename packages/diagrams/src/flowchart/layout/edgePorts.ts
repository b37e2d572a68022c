/** One end of an edge at one side of a node. */
export interface EdgeEnd {
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

/**
 * Where each edge ends along one side of a node: straight where it can be, the others beside those in the order of where
 * they lead, and all in the middle where the side is too short to keep them apart.
 */
export function edgePorts(ends: EdgeEnd[], { middle, reach }: Side): number[] {
  const sorted = ends
    .map((end, at) => ({ ...end, at }))
    .toSorted((a, b) => a.aim - b.aim || a.beyond - b.beyond);
  const wide = Math.min(GAP.most, Math.max(GAP.usual, GAP.forAll / ends.length));
  const gap = Math.min(wide, (2 * reach) / Math.max(1, ends.length - 1));
  if (gap < GAP.least && ends.length > 1) return ends.map(() => middle);
  const straight = sorted.filter(({ aim }) => Math.abs(aim - middle) <= Math.max(reach, 3));
  const left = sorted.filter(({ aim }) => aim < middle && Math.abs(aim - middle) > reach);
  const firstStraight = straight[0]?.aim;
  const wished = sorted.map(({ aim }, at) => {
    if (firstStraight === undefined) return middle + (at - (ends.length - 1) / 2) * gap;
    if (at < left.length) return firstStraight - (left.length - at) * gap;
    const beyond = at - left.length - straight.length + 1;
    return beyond <= 0 ? aim : (straight.at(-1)?.aim ?? middle) + beyond * gap;
  });
  const apart = keepApart(wished, Math.min(gap, GAP.least + 2), { middle, reach: Math.max(reach, 3) });
  const ports = new Map(sorted.map(({ at }, place) => [at, apart[place] ?? middle]));
  return ends.map((_, at) => ports.get(at) ?? middle);
}

function keepApart(wished: number[], gap: number, { middle, reach }: Side): number[] {
  const placed: number[] = [];
  for (const [at, wish] of wished.entries()) {
    const before = placed[at - 1];
    placed.push(Math.max(middle - reach, wish, before === undefined ? wish : before + gap));
  }
  return placed.map((place, at) => Math.min(place, middle + reach - (placed.length - 1 - at) * gap));
}
