import type { Box, Point } from "../svgMarkup.ts";
import { SMALL_TEXT, textWidth } from "../textSize.ts";
import { crossesNodes } from "./crossesNodes.ts";
import type { Flowchart, FlowEdge, FlowGroup } from "./flowchart.ts";
import { runEngine } from "./layoutEngine.ts";
import type { MeasuredEdge, MeasuredFlowchart, MeasuredNode } from "./measureFlowchart.ts";
import { snapToEdge, straightenEnds } from "./straightenEnds.ts";

export type PlacedNode = MeasuredNode & Box;
export type PlacedGroup = Box & { group: FlowGroup };
export interface PlacedEdge {
  edge: FlowEdge;
  points: Point[];
  label: (Point & { lines: string[] }) | null;
}

export interface PlacedFlowchart {
  nodes: PlacedNode[];
  groups: PlacedGroup[];
  edges: PlacedEdge[];
}

/** Gives every part of a flowchart its place, running the engine again where its first answer has a known flaw. */
export function layoutFlowchart(measured: MeasuredFlowchart): PlacedFlowchart {
  const bundled = place(measured, true);
  // Bundled edges leave a node as one trunk, even straight through nodes in between.
  const bundling = !crossesNodes(bundled);
  const placed = bundling ? bundled : place(measured, false);
  const narrow = placed.groups.filter(({ group, width }) => titleWidth(group) > width);
  return narrow.length > 0 ? place(widenGroups(measured, narrow), bundling) : placed;
}

/** The engine does not count a subgraph's title, so its widest node is made to hold the box open. */
function widenGroups(measured: MeasuredFlowchart, narrow: PlacedGroup[]): MeasuredFlowchart {
  const extra = new Map<MeasuredNode, number>();
  for (const { group, width } of narrow) {
    const inside = measured.nodes.filter(({ node }) => node.group === group.id);
    const [widest] = inside.toSorted((a, b) => b.width - a.width);
    if (widest) extra.set(widest, titleWidth(group) - width);
  }
  return {
    ...measured,
    nodes: measured.nodes.map((node) => ({ ...node, width: node.width + (extra.get(node) ?? 0) })),
  };
}

function titleWidth(group: FlowGroup): number {
  // Titles are set bold, which takes about a sixth more room.
  return textWidth([group.label], SMALL_TEXT.size) * 1.16 + 32;
}

function place({ chart, rankGap, nodes, edges }: MeasuredFlowchart, bundling: boolean): PlacedFlowchart {
  const groups = [...chart.groups.values()];
  const { boxes, edges: routes } = runEngine({
    direction: chart.direction,
    rankGap,
    nodes: nodes.map(({ node, width, height }) => ({ id: node.id, group: node.group, width, height })),
    groups: groups.map((group) => ({ ...group, direction: isClosed(chart, group) ? group.direction : null })),
    edges: edges.map(({ edge, label, turned }) => ({
      from: turned ? edge.to : edge.from,
      to: turned ? edge.from : edge.to,
      label,
    })),
    bundling,
  });
  const withBox = <T>(id: string, part: T): (T & Box)[] => {
    const box = boxes.get(id);
    return box ? [{ ...part, ...box }] : [];
  };
  return {
    nodes: nodes.flatMap((measured) => withBox(measured.node.id, measured)),
    groups: groups.flatMap((group) => withBox(group.id, { group })),
    edges: edges.flatMap((measured, at) => {
      const { points: route = null, label = null } = routes[at] ?? {};
      return route ? [placeEdge({ measured, route, label, boxes })] : [];
    }),
  };
}

/** As in Mermaid, a subgraph has a direction of its own only if no edge reaches into it. */
function isClosed(chart: Flowchart, group: FlowGroup): boolean {
  const isInside = (id: string): boolean => {
    const parent = chart.nodes.get(id)?.group ?? chart.groups.get(id)?.parent ?? null;
    return parent === group.id || (parent !== null && isInside(parent));
  };
  return chart.edges.every(({ from, to }) => isInside(from) === isInside(to));
}

interface RoutedEdge {
  measured: MeasuredEdge;
  route: Point[];
  label: Point | null;
  boxes: Map<string, Box>;
}

function placeEdge({ measured: { edge, lines, turned }, route, label, boxes }: RoutedEdge): PlacedEdge {
  const points = turned ? route.toReversed() : route;
  const straight =
    edge.from === edge.to ? points : straightenEnds(points, boxes.get(edge.from), boxes.get(edge.to));
  return { edge, points: straight, label: label ? { ...snapToEdge(label, straight), lines } : null };
}
