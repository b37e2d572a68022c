import type { EdgeLabel, Graph, GraphLabel, NodeLabel } from "@dagrejs/dagre";

export type RankedGraph = Graph<GraphLabel, NodeLabel, EdgeLabel>;

/** A node in a rank: of the chart, or a dummy node for the border of a group or an edge that spans the rank. */
export interface RankNode {
  name: string;
  rank: number;
  /** Its position in the rank, from 0 to 1. */
  position: number;
  /** The index in the source of the node, or of the target of its edge. */
  sourceIndex: number;
  /** Its neighbors in the ranks above and below. */
  above: RankNode[];
  below: RankNode[];
  /** The groups it is in, outermost first. */
  groups: string[];
  /** The side of the group for a border node; the ones at the top and bottom hold the title. */
  border: "left" | "right" | "title" | null;
}

/** Reads the ranked nodes of a graph into objects that are fast to reorder. */
export function rankNodes(graph: RankedGraph, sourceIndexes: Map<string, number>): RankNode[] {
  const nodes = new Map<string, RankNode>();
  for (const name of graph.nodes()) {
    const { rank, dummy, borderType, edgeObj } = graph.node(name);
    if (rank === undefined || graph.children(name).length > 0) continue;
    const side = borderType === "borderLeft" ? "left" : borderType === "borderRight" ? "right" : "title";
    nodes.set(name, {
      name,
      rank,
      position: 0,
      sourceIndex: sourceIndexes.get(edgeObj?.w ?? name) ?? 0,
      above: [],
      below: [],
      groups: groupsOf(graph, name),
      border: dummy === "border" ? side : null,
    });
  }
  for (const { v, w } of graph.edges()) {
    const [from, to] = [nodes.get(v), nodes.get(w)];
    if (!from || !to) continue;
    from.below.push(to);
    to.above.push(from);
  }
  return [...nodes.values()];
}

function groupsOf(graph: RankedGraph, name: string): string[] {
  const parent = graph.parent(name);
  return typeof parent === "string" ? [...groupsOf(graph, parent), parent] : [];
}

/**
 * Returns the ranks in depth-first order, which keeps branches together. With -1, branches are visited from the last to
 * the first, so a node that several branches lead to is placed in the last of them.
 */
export function depthFirstOrder(nodes: RankNode[], direction: 1 | -1): RankNode[][] {
  const ranks: RankNode[][] = [];
  const bySource = (a: RankNode, b: RankNode) => direction * (a.sourceIndex - b.sourceIndex);
  const visited = new Set<RankNode>();
  const visit = (node: RankNode) => {
    if (visited.has(node)) return;
    visited.add(node);
    while (ranks.length <= node.rank) ranks.push([]);
    ranks[node.rank]?.push(node);
    for (const next of node.below.toSorted(bySource)) visit(next);
  };
  for (const node of nodes.toSorted((a, b) => a.rank - b.rank || bySource(a, b))) visit(node);
  return direction === 1 ? ranks : ranks.map((rank) => rank.toReversed());
}
