import type { Flowchart } from "./flowchart.ts";

/** A flowchart in words: "Client to Proxy (25, 465); Proxy to Stalwart". */
export function describeFlowchart(chart: Flowchart): string {
  const name = (id: string) => {
    const node = chart.nodes.get(id);
    if (node?.shape === "start" || node?.shape === "end") return node.shape;
    return oneLine(node?.label || chart.groups.get(id)?.label || id);
  };
  const edges = chart.edges
    .filter(({ stroke }) => stroke !== "hidden")
    .map(({ from, to, label }) => `${name(from)} to ${name(to)}${label ? ` (${oneLine(label)})` : ""}`);
  const parts = edges.length > 0 ? edges : [...chart.nodes.keys()].map(name);
  return `${chart.kind}: ${parts.join("; ")}`;
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, " ");
}
