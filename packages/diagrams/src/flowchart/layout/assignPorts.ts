import { centerOf } from "../../geometry.ts";
import type { FlowEdge } from "../flowchart.ts";
import type { SegmentedEdge } from "./routeEdges.ts";

/** Between the ports of one side, where it is long enough. */
const GAP = 16;
/** Straightens edges to a port that has no choice, such as that of a dot. */
const MIN_RANGE = 3;

/** Returns the port of every edge: the x coordinate at which it meets its upper or lower box. */
export function assignPorts(edges: SegmentedEdge[], end: "upper" | "lower"): Map<FlowEdge, number> {
  const ports = new Map<FlowEdge, number>();
  for (const { id, box, range } of new Map(edges.map((edge) => [edge[end].id, edge[end]])).values()) {
    const attached = edges
      .filter((edge) => edge[end].id === id)
      .map(({ edge, inner, upper, lower }) => {
        const [next, target] = end === "upper" ? [inner[0], lower] : [inner.at(-1), upper];
        return { edge, target: next?.x ?? centerOf(target.box).x };
      })
      .toSorted((a, b) => a.target - b.target);
    const targets = attached.map(({ target }) => target);
    const positions = spreadPorts(targets, centerOf(box).x, range);
    for (const [at, { edge }] of attached.entries()) ports.set(edge, positions[at] ?? 0);
  }
  return ports;
}

/** Places ports straight above or below their targets, or as near as the range around the center and the gap allow. */
function spreadPorts(targets: number[], center: number, range: number): number[] {
  const last = targets.length - 1;
  const gap = Math.min(GAP, (2 * range) / Math.max(1, last));
  const [first, end] = [center - Math.max(range, MIN_RANGE), center + Math.max(range, MIN_RANGE)];
  let previous = Number.NEGATIVE_INFINITY;
  return targets
    .map((x) => {
      previous = Math.max(first, x, previous + gap);
      return previous;
    })
    .map((x, at) => Math.min(x, end - (last - at) * gap));
}
