import { centerOf } from "../../geometry.ts";
import type { FlowEdge } from "../flowchart.ts";
import type { SegmentedEdge } from "./routeEdges.ts";

/** Between the ports of one side; `total` is shared among them, so two ports are further apart than many. */
const GAP = { total: 80, max: 40, preferred: 16, min: 10 };

/** Returns the shortest side on which the ports of this many edges can be distinguished. */
export function minSideLength(ports: number): number {
  return ports < 3 ? 0 : (ports - 1) * GAP.min + 28;
}

/** Returns the port of every edge: the x coordinate at which it meets its upper or lower box. */
export function assignPorts(edges: SegmentedEdge[], end: "upper" | "lower"): Map<FlowEdge, number> {
  const ports = new Map<FlowEdge, number>();
  for (const { id, box, reach } of new Map(edges.map((edge) => [edge[end].id, edge[end]])).values()) {
    const attached = edges
      .filter((edge) => edge[end].id === id)
      .map(({ edge, inner, upper, lower }) => {
        const [next, target] = end === "upper" ? [inner[0], lower] : [inner.at(-1), upper];
        return { edge, target: next?.x ?? centerOf(target.box).x };
      })
      .toSorted((a, b) => a.target - b.target);
    const targets = attached.map(({ target }) => target);
    const positions = spreadPorts(targets, centerOf(box).x, reach);
    for (const [at, { edge }] of attached.entries()) ports.set(edge, positions[at] ?? 0);
  }
  return ports;
}

/**
 * Spreads the ports of one side, at most `reach` from its center, in the order of the x coordinates their edges lead to:
 * straight above or below the target where possible, the others to the left and right of those.
 */
function spreadPorts(targets: number[], center: number, reach: number): number[] {
  const last = targets.length - 1;
  const widest = Math.min(GAP.max, Math.max(GAP.preferred, GAP.total / targets.length));
  const gap = Math.min(widest, (2 * reach) / Math.max(1, last));
  const range = Math.max(reach, 3);
  const straight = targets.filter((x) => Math.abs(x - center) <= range);
  const left = targets.filter((x) => x < center - range);
  const [leftmost, rightmost] = [straight[0], straight.at(-1)];
  const preferred = targets.map((x, at) => {
    if (leftmost === undefined || rightmost === undefined) return center + (at - last / 2) * gap;
    if (at < left.length) return leftmost - (left.length - at) * gap;
    const beyond = at - left.length - straight.length + 1;
    return beyond <= 0 ? x : rightmost + beyond * gap;
  });
  const spacing = Math.min(gap, GAP.min);
  let previous = Number.NEGATIVE_INFINITY;
  return preferred
    .map((x) => {
      previous = Math.max(center - range, x, previous + spacing);
      return previous;
    })
    .map((x, at) => Math.min(x, center + range - (last - at) * spacing));
}
