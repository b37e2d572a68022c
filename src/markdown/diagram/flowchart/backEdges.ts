import type { Flowchart, FlowEdge } from "./flowchart.ts";

/**
 * The edges that lead back to where the reader has already been, taking nodes in the order they were written. The layout
 * engine gets them turned round, so that the first node of a loop stays first.
 */
export function backEdges(chart: Flowchart): Set<FlowEdge> {
  const back = new Set<FlowEdge>();
  const path = new Set<string>();
  const done = new Set<string>();
  const visit = (id: string) => {
    path.add(id);
    for (const edge of chart.edges) {
      if (edge.from !== id) continue;
      if (path.has(edge.to)) back.add(edge);
      else if (!done.has(edge.to)) visit(edge.to);
    }
    path.delete(id);
    done.add(id);
  };
  for (const id of [...chart.nodes.keys(), ...chart.groups.keys()]) if (!done.has(id)) visit(id);
  return back;
}
