import type { EdgeLabel, Graph, GraphLabel, NodeLabel } from "@dagrejs/dagre";

export type DagreGraph = Graph<GraphLabel, NodeLabel, EdgeLabel>;
type DagreOrder = (graph: DagreGraph, options: { disableOptimalOrderHeuristic: boolean }) => void;

/** A node in a rank: of the chart, or a dummy node for the border of a group or an edge that spans the rank. */
interface RankNode {
  name: string;
  /** Its position in the rank, from 0 to 1. */
  position: number;
  /** The index in the source of the node, or of the target of its edge. */
  sourceIndex: number;
  parent: string | undefined;
  isBorder: boolean;
  /** Its neighbors in the ranks above and below. */
  above: RankNode[];
  below: RankNode[];
}

const SWEEPS = 6;

/**
 * Orders the nodes within each rank for few crossings, and otherwise in source order. dagre's own order is where this
 * begins: it leaves more crossings and ignores the source, so "no" can come before "yes".
 */
export function orderRanks(graph: DagreGraph, sourceIndexes: Map<string, number>, order: DagreOrder): void {
  const ranks = readRanks(graph, sourceIndexes);
  const hasGroups = ranks.some((rank) => rank.some(({ parent }) => parent !== undefined));
  let best = { crossings: Number.POSITIVE_INFINITY, ranks };
  const keepIfBetter = () => {
    for (const rank of ranks) setPositions(rank);
    while (ranks.some(swapNeighbors)) {
      // Terminates: every swap removes a crossing or restores the source order of two nodes.
    }
    const crossings = ranks.reduce((sum, rank) => sum + crossingsBelow(rank), 0);
    if (crossings < best.crossings) best = { crossings, ranks: ranks.map((rank) => [...rank]) };
  };
  // Only dagre's complete order keeps groups together. Its first step, a depth-first search, is closer to the source.
  for (const disableOptimalOrderHeuristic of hasGroups ? [false] : [true, false]) {
    order(graph, { disableOptimalOrderHeuristic });
    for (const rank of ranks) rank.sort((a, b) => orderOf(graph, a) - orderOf(graph, b));
    keepIfBetter();
    for (let sweep = 0; !hasGroups && best.crossings > 0 && sweep < SWEEPS; sweep++) {
      sweepRanks(ranks, sweep % 2 === 0 ? "above" : "below", sweep % 4 >= 2);
      keepIfBetter();
    }
  }
  for (const rank of best.ranks) {
    for (const [at, { name }] of rank.entries()) graph.node(name).order = at;
  }
}

function orderOf(graph: DagreGraph, { name }: RankNode): number {
  return graph.node(name).order ?? 0;
}

function readRanks(graph: DagreGraph, sourceIndexes: Map<string, number>): RankNode[][] {
  const ranks: RankNode[][] = [];
  const nodes = new Map<string, RankNode>();
  for (const name of graph.nodes()) {
    const { rank, dummy, edgeObj } = graph.node(name);
    if (rank === undefined || graph.children(name).length > 0) continue;
    const sourceIndex = sourceIndexes.get(edgeObj?.w ?? name) ?? 0;
    const parent = graph.parent(name) || undefined;
    const isBorder = dummy === "border";
    const node = { name, position: 0, sourceIndex, parent, isBorder, above: [], below: [] };
    nodes.set(name, node);
    while (ranks.length <= rank) ranks.push([]);
    ranks[rank]?.push(node);
  }
  for (const { v, w } of graph.edges()) {
    const [from, to] = [nodes.get(v), nodes.get(w)];
    if (!from || !to) continue;
    from.below.push(to);
    to.above.push(from);
  }
  return ranks;
}

function setPositions(rank: RankNode[]): void {
  for (const [at, node] of rank.entries()) node.position = (at + 0.5) / rank.length;
}

/** Sorts every rank by the mean positions of its nodes' neighbors on one side; reversing ties escapes local minima. */
function sweepRanks(ranks: RankNode[][], side: "above" | "below", isReversed: boolean): void {
  for (const rank of side === "above" ? ranks : ranks.toReversed()) {
    const means = new Map(rank.map((node) => [node, meanPosition(node[side]) ?? node.position]));
    if (isReversed) rank.reverse();
    rank.sort((a, b) => (means.get(a) ?? 0) - (means.get(b) ?? 0));
    setPositions(rank);
  }
}

function meanPosition(nodes: RankNode[]): number | null {
  return nodes.length === 0 ? null : nodes.reduce((sum, { position }) => sum + position, 0) / nodes.length;
}

/** Swaps neighbors where that removes crossings, or restores the source order without adding any. */
function swapNeighbors(rank: RankNode[]): boolean {
  let swapped = false;
  for (const [at, right] of rank.entries()) {
    const left = rank[at - 1];
    if (!left || left.isBorder || right.isBorder || left.parent !== right.parent) continue;
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

function crossingsBelow(rank: RankNode[]): number {
  return rank.reduce(
    (sum, left, at) =>
      rank.slice(at + 1).reduce((own, right) => own + countCrossings(left.below, right.below), sum),
    0,
  );
}

/** Counts the crossings between the edges of two nodes of a rank, given their neighbors in an adjacent rank. */
function countCrossings(ofLeft: RankNode[], ofRight: RankNode[]): number {
  let sum = 0;
  for (const left of ofLeft) for (const right of ofRight) if (right.position < left.position) sum++;
  return sum;
}
