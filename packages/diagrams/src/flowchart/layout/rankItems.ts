import type { EdgeLabel, Graph, GraphLabel, NodeLabel } from "@dagrejs/dagre";

export type RankedGraph = Graph<GraphLabel, NodeLabel, EdgeLabel>;

/** What stands in a rank: a node, the border of a group, or the place where an edge passes. */
export interface RankItem {
  name: string;
  rank: number;
  /** Its position in the rank, from 0 to 1. */
  at: number;
  /** When it, or what its edge leads to, was written. */
  written: number;
  /** What it is joined to in the rank before and in the one after. */
  before: RankItem[];
  after: RankItem[];
  /** The groups it is in, outermost first. */
  groups: string[];
  /** Which part of a group's border it is; the top and the bottom are where titles are. */
  border: "left" | "right" | "title" | null;
}

/** Reads what stands in the ranks of a graph into objects that are quick to work on. */
export function rankItems(graph: RankedGraph, written: Map<string, number>): RankItem[] {
  const items = new Map<string, RankItem>();
  for (const name of graph.nodes()) {
    const { rank, dummy, borderType, edgeObj } = graph.node(name);
    if (rank === undefined || graph.children(name).length > 0) continue;
    const side = borderType === "borderLeft" ? "left" : borderType === "borderRight" ? "right" : "title";
    items.set(name, {
      name,
      rank,
      at: 0,
      written: written.get(edgeObj?.w ?? name) ?? 0,
      before: [],
      after: [],
      groups: groupsOf(graph, name),
      border: dummy === "border" ? side : null,
    });
  }
  for (const { v, w } of graph.edges()) {
    const [from, to] = [items.get(v), items.get(w)];
    if (!from || !to) continue;
    from.after.push(to);
    to.before.push(from);
  }
  return [...items.values()];
}

function groupsOf(graph: RankedGraph, name: string): string[] {
  const parent = graph.parent(name);
  return typeof parent === "string" ? [...groupsOf(graph, parent), parent] : [];
}

/**
 * The ranks when edges are followed from the top, so that every branch is together: in the order of writing, or against
 * it, so that what two branches lead to is with the last of them.
 */
export function followEdges(items: RankItem[], direction: 1 | -1): RankItem[][] {
  const ranks: RankItem[][] = [];
  const inOrder = (a: RankItem, b: RankItem) => direction * (a.written - b.written);
  const seen = new Set<RankItem>();
  const visit = (item: RankItem) => {
    if (seen.has(item)) return;
    seen.add(item);
    while (ranks.length <= item.rank) ranks.push([]);
    ranks[item.rank]?.push(item);
    for (const next of item.after.toSorted(inOrder)) visit(next);
  };
  for (const item of items.toSorted((a, b) => a.rank - b.rank || inOrder(a, b))) visit(item);
  return direction === 1 ? ranks : ranks.map((rank) => rank.toReversed());
}
