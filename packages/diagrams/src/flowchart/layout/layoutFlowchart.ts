import { DiagramError } from "../../diagramLines.ts";
import { NO_SIZE, type Size } from "../../geometry.ts";
import { SMALL_TEXT, textSize } from "../../textSize.ts";
import {
  closedGroups,
  type Direction,
  type Flowchart,
  type FlowGroup,
  isInside,
  isSideways,
  parentOf,
} from "../flowchart.ts";
import { type GraphEdge, layoutGraph } from "./layoutGraph.ts";
import type { MeasuredFlowchart } from "./measureFlowchart.ts";
import { movePlaced, type PlacedFlowchart, placedBounds } from "./placedFlowchart.ts";
import { placeEdges } from "./placeEdges.ts";
import { loopRoom } from "./selfLoop.ts";
import { turnLayout } from "./turnLayout.ts";

/** Around the content of a group that is laid out on its own. */
const PADDING = { title: 38, side: 18 };

/** Gives every part of a flowchart its place. */
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
 * Lays out what is directly inside a closed group, or the chart itself where `level` is null; closed groups in there are
 * boxes of a known size.
 */
function layoutLevel(
  measured: MeasuredFlowchart,
  level: string | null,
  direction: Direction,
): PlacedFlowchart {
  const { chart, rankGap, nodeGap } = measured;
  const closed = closedGroups(chart);
  const isHere = (id: string) => levelOf(chart, closed, id) === level;
  const turn = turnLayout(direction);
  const nodes = measured.nodes.filter(({ node }) => isHere(node.id));
  const groups = [...chart.groups.values()].filter(({ id }) => isHere(id));
  const open = groups.filter(({ id }) => !closed.has(id));
  const edges = measured.edges.filter(({ edge }) => isHere(edge.from));
  const insides = groups
    .filter(({ id }) => closed.has(id))
    .map((group) => {
      const inside = layoutLevel(measured, group.id, group.direction ?? direction);
      return { group, inside, bounds: placedBounds(inside) };
    });

  const parent = (id: string) => {
    const direct = parentOf(chart, id);
    return direct === level ? null : direct;
  };
  const atoms = [
    ...nodes.map(({ node, width, height }) => ({ id: node.id, width, height })),
    ...insides.map(({ group, bounds }) => ({ id: group.id, ...closedSize(group, bounds) })),
  ].map(({ id, ...size }) => ({ id, group: parent(id), ...turn.size(size) }));
  const atomsOf = (id: string) =>
    open.some((group) => group.id === id)
      ? atoms.filter((atom) => isInside(chart, atom.id, id)).map((atom) => atom.id)
      : [id];
  const onwards = edges.map(({ edge: { from, to }, reversed }) =>
    reversed ? { from: to, to: from } : { from, to },
  );
  // Titles are at the top whichever way the chart runs.
  const titleSide = isSideways(direction) ? "left" : direction === "BT" ? "bottom" : "top";
  const laid = layoutGraph({
    nodes: atoms,
    groups: open.map((group) => {
      return { id: group.id, group: parent(group.id), titleSide, titleLength: titleWidth(group) };
    }),
    edges: edges.map(({ edge, label }, at) => {
      const size = label && turn.size(label);
      if (edge.from === edge.to) return { from: edge.from, to: edge.to, label: loopRoom(size), order: [] };
      return { ...joinGroups(onwards[at] ?? edge, onwards, atomsOf), label: size };
    }),
    rankGap,
    nodeGap,
  });

  const boxOf = (id: string) => turn.box(laid.boxes.get(id) ?? { x: 0, y: 0, ...NO_SIZE });
  const here: PlacedFlowchart = {
    nodes: nodes.map((node) => ({ ...node, ...boxOf(node.node.id) })),
    groups: groups.map((group) => ({ group, ...boxOf(group.id) })),
    edges: placeEdges({ chart, nodes, groups, edges, direction, laid }),
  };
  const moved = insides.map(({ group, inside, bounds }) => {
    const { x, y, width } = boxOf(group.id);
    return movePlaced(inside, {
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

/** The innermost closed group around a node or group. */
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

/** How wide a group must be for its title, which is set bold: that takes about a sixth more room. */
function titleWidth({ label }: FlowGroup): number {
  return label ? Math.ceil(textSize([label.replaceAll("\n", " ")], SMALL_TEXT).width * 1.16) + 32 : 0;
}

type Ends = Pick<GraphEdge, "from" | "to">;

/**
 * An edge between nodes that stands for one between groups: the layout knows no edge to a group, so a node inside stands
 * in for it, and every other first or last node of the group is kept on the same side.
 */
function joinGroups(edge: Ends, edges: Ends[], nodesOf: (id: string) => string[]): Omit<GraphEdge, "label"> {
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
