import type { Flowchart, FlowEdge } from "../flowchart.ts";
import { nodesOf } from "../flowchart.ts";

/**
 * The edges that lead back to where the reader has already been, taking nodes in the order they were written. The layout
 * gets them turned round, so that the first node of a loop stays first.
 */
export function backEdges(chart: Flowchart): Set<FlowEdge> {
  const onwards = new Map<string, { edge: FlowEdge; to: string }[]>();
  for (const edge of chart.edges) {
    const targets = nodesOf(chart, edge.to);
    for (const from of nodesOf(chart, edge.from)) {
      onwards.set(from, [...(onwards.get(from) ?? []), ...targets.map((to) => ({ edge, to }))]);
    }
  }
  const back = new Set<FlowEdge>();
  const path = new Set<string>();
  const done = new Set<string>();
  const visit = (id: string) => {
    path.add(id);
    for (const { edge, to } of onwards.get(id) ?? []) {
      if (path.has(to)) back.add(edge);
      else if (!done.has(to)) visit(to);
    }
    path.delete(id);
    done.add(id);
  };
  for (const id of chart.nodes.keys()) if (!done.has(id)) visit(id);
  return back;
}
