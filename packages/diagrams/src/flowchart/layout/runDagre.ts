import { Graph, layout, type NodeLabel } from "@dagrejs/dagre";
import { type Box, boxAround, NO_SIZE, type Point, type Size } from "../../geometry.ts";
import { type DagreGraph, orderRanks } from "./orderRanks.ts";

interface GraphNode {
  id: string;
  /** The group it is directly in. */
  group: string | null;
}

interface GraphInput {
  nodes: (GraphNode & Size)[];
  /** Subgraphs, whose size follows from their nodes and their title. */
  groups: (GraphNode & { titleLength: number })[];
  titleSide: "top" | "left";
  edges: { from: string; to: string; label: Size | null }[];
  rankGap: number;
  nodeGap: number;
}

export type GraphLayout = ReturnType<typeof layoutOnce>;

const EDGE_GAP = 12;
const TITLE_HEIGHT = 22;

/** Computes a layered top-down layout of a compound graph with dagre. */
export function runDagre(input: GraphInput): GraphLayout {
  const result = layoutOnce(input, new Map());
  if (input.titleSide === "top") return result;
  // Only the result shows which groups are shorter than the title along their left side.
  const padding = new Map<string, number>();
  for (const { id, titleLength } of input.groups) {
    const missing = titleLength - (result.boxes.get(id)?.height ?? 0);
    if (missing > 0) padding.set(id, Math.ceil(missing / 2));
  }
  return padding.size > 0 ? layoutOnce(input, padding) : result;
}

/** `padding` is additional space at the top and bottom of groups. */
function layoutOnce(
  { nodes, groups, titleSide, edges, rankGap, nodeGap }: GraphInput,
  padding: Map<string, number>,
) {
  // dagre uses ids as keys of plain objects, where "2" changes the order and "constructor" is inherited.
  const names = new Map([...nodes, ...groups].map(({ id }, at) => [id, `n${at}`]));
  const nameOf = (id: string) => names.get(id) ?? "";
  const graph: DagreGraph = new Graph({ multigraph: true, compound: true });
  graph.setGraph({ rankdir: "TB", ranksep: rankGap, nodesep: nodeGap, edgesep: EDGE_GAP });
  for (const { id, width, height } of nodes) graph.setNode(nameOf(id), { width, height });
  for (const { id } of groups) graph.setNode(nameOf(id), { ...NO_SIZE });
  for (const { id, group } of [...nodes, ...groups]) {
    if (group !== null) graph.setParent(nameOf(id), nameOf(group));
  }
  for (const [at, { from, to, label }] of edges.entries()) {
    graph.setEdge(nameOf(from), nameOf(to), { ...(label ?? NO_SIZE), labelpos: "c" }, `e${at}`);
  }
  const borders = groups.map(({ id, titleLength }) => {
    const size = borderSize(titleSide, titleLength, padding.get(id) ?? 0);
    return { id, size };
  });
  layout(graph, {
    customOrder(ranked, order) {
      orderRanks(ranked, new Map(nodes.map(({ id }, at) => [nameOf(id), at])), order);
      for (const { id, size } of borders) resizeBorders(ranked, ranked.node(nameOf(id)), size);
    },
  });

  const boxes = new Map<string, Box>();
  for (const { id, width, height } of nodes) {
    boxes.set(id, boxAround(roundPoint(graph.node(nameOf(id))), { width, height }));
  }
  const nodeBoxes = [...boxes.values()];
  for (const { id, size } of borders) boxes.set(id, groupBox(graph.node(nameOf(id)), size));
  return {
    /** The boxes of nodes and groups by id. */
    boxes,
    nodeBoxes,
    edges: edges.map(({ from, to, label }, at) => {
      const { points = [], ...center } = graph.edge(nameOf(from), nameOf(to), `e${at}`);
      return {
        /** Its positions in the ranks between its ends, from top to bottom. */
        waypoints: points
          .slice(1, -1)
          .map(roundPoint)
          .toSorted((a, b) => a.y - b.y),
        /** The position is that of the center. */
        label: label && { ...roundPoint(center), ...label },
      };
    }),
  };
}

type BorderSize = ReturnType<typeof borderSize>;

/** Returns the space that the borders of a group need for its title. */
function borderSize(titleSide: GraphInput["titleSide"], titleLength: number, padding: number) {
  if (titleSide === "left") return { top: padding, bottom: padding, left: TITLE_HEIGHT, width: 0 };
  return { top: TITLE_HEIGHT, bottom: 0, left: 0, width: Math.max(0, titleLength - 2 * EDGE_GAP) };
}

/** Makes room for the title of a group by enlarging the dummy nodes that dagre inserts along its borders. */
function resizeBorders(graph: DagreGraph, group: NodeLabel, { top, bottom, left, width }: BorderSize): void {
  Object.assign(graph.node(group.borderTop ?? ""), { height: top, width });
  graph.node(group.borderBottom ?? "").height = bottom;
  for (const border of Object.values(group.borderLeft ?? [])) graph.node(border).width = left;
}

/** dagre measures a group between the centers of its border nodes; its box includes them. */
function groupBox({ x = 0, y = 0, width, height }: NodeLabel, { top, bottom, left }: BorderSize): Box {
  return {
    x: Math.round(x - (width + left) / 2),
    y: Math.round(y - (height + top) / 2),
    width: Math.round(width + left / 2),
    height: Math.round(height + (top + bottom) / 2),
  };
}

function roundPoint({ x = 0, y = 0 }: Partial<Point>): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
