import { depthFirstOrder, type RankedGraph, type RankNode, rankNodes } from "./rankNodes.ts";

const SWEEPS = 6;
/** Positions of border nodes relative to the content of their group, which is between 0 and 1. */
const BORDERS = { left: -2, title: -1, right: 2 };

type Order = ReturnType<typeof refine>;

/**
 * Orders the nodes within each rank by the barycenter heuristic, for few crossings and otherwise in source order. dagre's
 * own ordering ignores the source order, so "no" can come before "yes"; it also leaves more crossings and is slower.
 */
export function orderRanks(graph: RankedGraph, sourceIndexes: Map<string, number>): void {
  const nodes = rankNodes(graph, sourceIndexes);
  let best = refine(depthFirstOrder(nodes, 1));
  const keepBetter = (other: Order) => {
    const gain = best.crossings - other.crossings || best.misplaced - other.misplaced;
    if (gain > 0) best = other;
  };
  for (const direction of [1, -1] as const) {
    let current = refine(depthFirstOrder(nodes, direction));
    for (let sweep = 0; best.crossings > 0 && sweep < SWEEPS; sweep++) {
      // Reversing nodes with equal barycenters every other round escapes local minima.
      current = refine(sweepRanks(current, sweep % 2 === 0 ? "above" : "below", sweep % 4 >= 2));
      keepBetter(current);
    }
    keepBetter(refine(best.ranks.map((rank) => rank.toReversed())));
  }
  for (const rank of best.ranks) {
    for (const [order, { name }] of rank.entries()) graph.node(name).order = order;
  }
}

/** Keeps groups contiguous, swaps neighbors while that is an improvement, and rates the result. */
function refine(order: RankNode[][]) {
  const ranks = sortRanks(order, (node) => node.position, false);
  while (ranks.some(swapNeighbors)) {
    // Terminates: every swap removes a crossing or restores the source order of two nodes.
  }
  let [crossings, misplaced] = [0, 0];
  for (const rank of ranks) {
    for (const [at, left] of rank.entries()) {
      for (const right of rank.slice(at + 1)) crossings += countCrossings(left.below, right.below);
      if (left.sourceIndex < (rank[at - 1]?.sourceIndex ?? 0)) misplaced++;
    }
  }
  return { ranks, crossings, misplaced };
}

/** Sorts every rank by the barycenters of its nodes' neighbors in the rank above or below. */
function sweepRanks({ ranks }: Order, side: "above" | "below", isReversed: boolean): RankNode[][] {
  const positionOf = (node: RankNode) => barycenter(node[side]) ?? node.position;
  if (side === "above") return sortRanks(ranks, positionOf, isReversed);
  return sortRanks(ranks.toReversed(), positionOf, isReversed).toReversed();
}

/** Sorts ranks by position, with the nodes of a group together and between its borders; ties are kept or reversed. */
function sortRanks(
  ranks: RankNode[][],
  positionOf: (node: RankNode) => number,
  isReversed: boolean,
): RankNode[][] {
  for (const rank of ranks) setPositions(rank);
  const positions = groupPositions(ranks);
  const positionAt = (node: RankNode, depth: number) => {
    const group = node.groups[depth];
    if (group !== undefined) return positions.get(group) ?? 0;
    return node.border ? BORDERS[node.border] : positionOf(node);
  };
  return ranks.map((rank) => {
    const sorted = (isReversed ? rank.toReversed() : rank).toSorted((a, b) => {
      const different = a.groups.findIndex((group, depth) => group !== b.groups[depth]);
      const depth = different < 0 ? a.groups.length : different;
      return positionAt(a, depth) - positionAt(b, depth);
    });
    setPositions(sorted);
    return sorted;
  });
}

function setPositions(rank: RankNode[]): void {
  for (const [at, node] of rank.entries()) node.position = (at + 0.5) / rank.length;
}

/** Returns one position per group for all ranks, so that groups do not change sides between ranks. */
function groupPositions(ranks: RankNode[][]): Map<string, number> {
  const nodes = ranks.flat();
  const groups = [...new Set(nodes.flatMap((node) => node.groups))];
  const positionOf = (group: string, at: number) =>
    // Nodes of two groups would mix if the groups had the same position.
    (barycenter(nodes.filter((node) => node.groups.includes(group))) ?? 0) + at / 1e6;
  return new Map(groups.map((group, at) => [group, positionOf(group, at)]));
}

function barycenter(nodes: RankNode[]): number | null {
  return nodes.length === 0 ? null : nodes.reduce((sum, { position }) => sum + position, 0) / nodes.length;
}

/** Swaps neighbors where that removes crossings, or restores the source order without adding any. */
function swapNeighbors(rank: RankNode[]): boolean {
  let swapped = false;
  for (const [at, right] of rank.entries()) {
    const left = rank[at - 1];
    if (!left || left.border || right.border || left.groups.at(-1) !== right.groups.at(-1)) continue;
    const now = countCrossings(left.above, right.above) + countCrossings(left.below, right.below);
    const then = countCrossings(right.above, left.above) + countCrossings(right.below, left.below);
    if (then > now || (then === now && right.sourceIndex >= left.sourceIndex)) continue;
    rank[at - 1] = right;
    rank[at] = left;
    [left.position, right.position] = [right.position, left.position];
    swapped = true;
  }
  return swapped;
}

/** Counts the crossings between the edges of two nodes of a rank, given their neighbors in an adjacent rank. */
function countCrossings(ofLeft: RankNode[], ofRight: RankNode[]): number {
  let sum = 0;
  for (const left of ofLeft) for (const right of ofRight) if (right.position < left.position) sum++;
  return sum;
}
