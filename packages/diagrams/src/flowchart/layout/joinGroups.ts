import type { GraphEdge } from "./layoutGraph.ts";

type Ends = Pick<GraphEdge, "from" | "to">;

/**
 * An edge between nodes that stands for one between groups: the layout knows no edge to a group, so a node inside stands
 * in for it, and every other first or last node of the group is kept on the same side.
 */
export function joinGroups(
  edge: Ends,
  edges: Ends[],
  nodesOf: (id: string) => string[],
): Omit<GraphEdge, "label"> {
  const outermost = (id: string, end: "from" | "to") => {
    const inside = nodesOf(id);
    const isWithin = (other: string) => nodesOf(other).every((node) => inside.includes(node));
    const within = edges.filter(({ from, to }) => from !== to && isWithin(from) && isWithin(to));
    const left = within.flatMap((other) => nodesOf(other[end]));
    const found = inside.filter((node) => !left.includes(node));
    return found.length > 0 ? found : inside;
  };
  const [lasts, firsts] = [outermost(edge.from, "from"), outermost(edge.to, "to")];
  const [from = "", to = ""] = [lasts, firsts].map((ids) => ids[Math.floor((ids.length - 1) / 2)]);
  const order = lasts
    .flatMap((before) => firsts.map((after) => ({ from: before, to: after })))
    .filter((pair) => pair.from !== from || pair.to !== to);
  return { from, to, order };
}
