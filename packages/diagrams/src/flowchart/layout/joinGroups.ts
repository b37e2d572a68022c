import type { GraphEdge } from "./layoutGraph.ts";

interface GroupEdge {
  from: string;
  to: string;
}

/**
 * An edge between nodes that stands for one between groups: the layout knows no edge to a group, so a node inside stands
 * in for it, and every other first or last node of the group is kept on the same side.
 */
export function joinGroups(
  edge: GroupEdge,
  edges: GroupEdge[],
  nodesOf: (id: string) => string[],
): Pick<GraphEdge, "from" | "to" | "order"> {
  const [last, first] = [nodesOf(edge.from), nodesOf(edge.to)];
  const isWithin = (inside: string[]) => (id: string) => nodesOf(id).every((node) => inside.includes(node));
  const ends = (inside: string[], end: "from" | "to") => {
    if (inside.length < 2) return inside;
    const within = edges.filter(({ from, to }) => [from, to].every(isWithin(inside)) && from !== to);
    const left = new Set(within.flatMap((other) => nodesOf(other[end])));
    const outermost = inside.filter((node) => !left.has(node));
    return outermost.length > 0 ? outermost : inside;
  };
  const [lasts, firsts] = [ends(last, "from"), ends(first, "to")];
  const [from, to] = [middle(lasts), middle(firsts)];
  const order = lasts
    .flatMap((before) => firsts.map((after) => ({ from: before, to: after })))
    .filter((pair) => pair.from !== from || pair.to !== to);
  return { from, to, order };
}

function middle(ids: string[]): string {
  return ids[Math.floor((ids.length - 1) / 2)] ?? "";
}
