import type { MeasuredFlowchart } from "./measureFlowchart.ts";

/** How wide a sideways chart is at the least: its longest chain of nodes, gaps and labels. */
export function leastWidth({ rankGap, nodes, edges }: MeasuredFlowchart): number {
  const widths = new Map(nodes.map(({ node, width }) => [node.id, width]));
  const known = new Map<string, number>();
  const widthFrom = (id: string): number => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const onwards = edges
      .filter(({ edge, reversed }) => (reversed ? edge.to : edge.from) === id && edge.from !== edge.to)
      .map(
        ({ edge, reversed, label }) =>
          rankGap + (label?.width ?? 0) + widthFrom(reversed ? edge.from : edge.to),
      );
    const width = (widths.get(id) ?? 0) + Math.max(0, ...onwards);
    known.set(id, width);
    return width;
  };
  return Math.max(0, ...nodes.map(({ node }) => widthFrom(node.id)));
}
