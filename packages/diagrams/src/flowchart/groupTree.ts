import type { Flowchart } from "./flowchart.ts";

/** The group a node or group is directly in. */
export function parentOf(chart: Flowchart, id: string): string | null {
  return chart.nodes.get(id)?.group ?? chart.groups.get(id)?.parent ?? null;
}

/** Whether a node or group is somewhere inside a group; nothing is inside itself. */
export function isInside(chart: Flowchart, id: string, group: string): boolean {
  const parent = parentOf(chart, id);
  return parent !== null && (parent === group || isInside(chart, parent, group));
}

/** The nodes an edge to this node or group could mean. */
export function nodesOf(chart: Flowchart, id: string): string[] {
  if (!chart.groups.has(id)) return [id];
  return [...chart.nodes.keys()].filter((node) => isInside(chart, node, id));
}

/** The groups no edge reaches into. They are laid out on their own, so, as in Mermaid, only they have a direction. */
export function closedGroups(chart: Flowchart): Set<string> {
  const closed = [...chart.groups.keys()].filter((group) =>
    chart.edges.every(({ from, to }) => isInside(chart, from, group) === isInside(chart, to, group)),
  );
  return new Set(closed);
}
