import { DiagramError } from "../../diagramLines.ts";
import { NO_SIZE, type Size } from "../../geometry.ts";
import { SMALL_TEXT, textSize } from "../../textSize.ts";
import {
  closedGroups,
  type Direction,
  type Flowchart,
  type FlowGroup,
  isHorizontal,
  isInside,
  parentOf,
} from "../flowchart.ts";
import { layoutGraph } from "./layoutGraph.ts";
import type { MeasuredFlowchart } from "./measureFlowchart.ts";
import { type PlacedFlowchart, placedBounds, translatePlaced } from "./placedFlowchart.ts";
import { placeEdges } from "./placeEdges.ts";
import { rotateLayout } from "./rotateLayout.ts";
import { loopSize } from "./selfLoop.ts";

/** Around the content of a closed group. */
const PADDING = { title: 38, side: 18 };

/** Computes the coordinates of all parts of a flowchart. */
export function layoutFlowchart(measured: MeasuredFlowchart): PlacedFlowchart {
  const { chart } = measured;
  const closed = closedGroups(chart);
  for (const { from, to } of chart.edges) {
    if (isInside(chart, to, from) || isInside(chart, from, to))
      throw new DiagramError(`an edge joins "${from}" and "${to}", but one is inside the other`, null);
    if (from === to && chart.groups.has(from) && !closed.has(from))
      throw new DiagramError(`"${from}" has an edge to itself and others that lead inside`, null);
  }
  return layoutLevel(measured, null, chart.direction);
}

/**
 * Lays out the content of a closed group, or of the chart where `level` is null. Closed groups inside are laid out first
 * and then treated as nodes of a known size.
 */
function layoutLevel(
  measured: MeasuredFlowchart,
  level: string | null,
  direction: Direction,
): PlacedFlowchart {
  const { chart, rankGap, nodeGap } = measured;
  const closed = closedGroups(chart);
  const isHere = (id: string) => levelOf(chart, closed, id) === level;
  const rotate = rotateLayout(direction);
  const nodes = measured.nodes.filter(({ node }) => isHere(node.id));
  const groups = [...chart.groups.values()].filter(({ id }) => isHere(id));
  const open = groups.filter(({ id }) => !closed.has(id));
  const edges = measured.edges.filter(({ edge }) => isHere(edge.from));
  const contents = groups
    .filter(({ id }) => closed.has(id))
    .map((group) => {
      const content = layoutLevel(measured, group.id, group.direction ?? direction);
      return { group, content, bounds: placedBounds(content) };
    });

  const groupOf = (id: string) => {
    const parent = parentOf(chart, id);
    return parent === level ? null : parent;
  };
  const leaves = [
    ...nodes.map(({ node, width, height }) => ({ id: node.id, width, height })),
    ...contents.map(({ group, bounds }) => ({ id: group.id, ...closedSize(group, bounds) })),
  ].map(({ id, ...size }) => ({ id, group: groupOf(id), ...rotate.size(size) }));
  const leavesOf = (id: string) =>
    open.some((group) => group.id === id)
      ? leaves.filter((leaf) => isInside(chart, leaf.id, id)).map((leaf) => leaf.id)
      : [id];
  const forward = edges.map(({ edge: { from, to }, isBackEdge }) =>
    isBackEdge ? { from: to, to: from } : { from, to },
  );
  /** Returns the leaves of a group without outgoing ("from") or incoming ("to") edges inside the group. */
  const outermost = (group: string, end: "from" | "to") => {
    const inside = leavesOf(group);
    const taken = forward
      .filter(({ from, to }) => from !== to && isInside(chart, from, group) && isInside(chart, to, group))
      .flatMap((edge) => leavesOf(edge[end]));
    const found = inside.filter((leaf) => !taken.includes(leaf));
    return found.length > 0 ? found : inside;
  };
  const layout = layoutGraph({
    nodes: leaves,
    groups: open.map((group) => ({ id: group.id, group: groupOf(group.id), titleLength: titleWidth(group) })),
    // Rotated, it is at the top.
    titleSide: isHorizontal(direction) ? "left" : direction === "BT" ? "bottom" : "top",
    edges: forward.map(({ from, to }, at) => {
      const label = edges[at]?.label;
      const size = label ? rotate.size(label) : null;
      if (from === to) return { from, to, label: loopSize(size), constraints: [] };
      return { ...leafEdge(outermost(from, "from"), outermost(to, "to")), label: size };
    }),
    rankGap,
    nodeGap,
  });

  const boxOf = (id: string) => rotate.box(layout.boxes.get(id) ?? { x: 0, y: 0, ...NO_SIZE });
  const here: PlacedFlowchart = {
    nodes: nodes.map((node) => ({ ...node, ...boxOf(node.node.id) })),
    groups: groups.map((group) => ({ group, ...boxOf(group.id) })),
    edges: placeEdges({ chart, nodes, groups, edges, direction, layout }),
  };
  const moved = contents.map(({ group, content, bounds }) => {
    const { x, y, width } = boxOf(group.id);
    return translatePlaced(content, {
      x: Math.round(x + (width - bounds.width) / 2 - bounds.x),
      y: Math.round(y + PADDING.title - bounds.y),
    });
  });
  const parts = [here, ...moved];
  return {
    nodes: parts.flatMap((part) => part.nodes),
    groups: parts.flatMap((part) => part.groups),
    edges: parts.flatMap((part) => part.edges),
  };
}

/** Returns the innermost closed group around a node or group. */
function levelOf(chart: Flowchart, closed: Set<string>, id: string): string | null {
  const parent = parentOf(chart, id);
  return parent === null || closed.has(parent) ? parent : levelOf(chart, closed, parent);
}

function closedSize(group: FlowGroup, content: Size): Size {
  const even = (length: number) => 2 * Math.ceil(length / 2);
  return {
    width: even(Math.max(titleWidth(group), content.width + 2 * PADDING.side)),
    height: even(content.height + PADDING.title + (content.height > 0 ? PADDING.side : 0)),
  };
}

/** Returns the minimum width of a group; its title is bold, which is about a sixth wider. */
function titleWidth({ label }: FlowGroup): number {
  return label ? Math.ceil(textSize([label.replaceAll("\n", " ")], SMALL_TEXT).width * 1.16) + 32 : 0;
}

/**
 * dagre does not support edges to groups, so an edge joins the middle leaf of each; constraints keep the other leaves of
 * a group on the same side of the edge.
 */
function leafEdge(sources: string[], targets: string[]) {
  const [from = "", to = ""] = [sources, targets].map((ids) => ids[Math.floor((ids.length - 1) / 2)]);
  const constraints = sources
    .flatMap((source) => targets.map((target) => ({ from: source, to: target })))
    .filter((pair) => pair.from !== from || pair.to !== to);
  return { from, to, constraints };
}
