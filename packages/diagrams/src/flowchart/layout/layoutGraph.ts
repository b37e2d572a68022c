import { Graph, layout, type NodeLabel } from "@dagrejs/dagre";
import { type Box, boxAround, NO_SIZE, type Point, type Size } from "../../geometry.ts";
import { orderRanks } from "./orderRanks.ts";
import type { RankedGraph } from "./rankItems.ts";

interface GraphNode extends Size {
  id: string;
  group: string | null;
}

/** A box around nodes, with room for its title on one side. */
interface GraphGroup {
  id: string;
  group: string | null;
  titleSide: "top" | "bottom" | "left";
  /** How long the title is: on the left, it says how tall the group is at the least. */
  titleLength: number;
}

export interface GraphEdge {
  from: string;
  to: string;
  label: Size | null;
  /** Nodes that are to be before or after one another too, though no line joins them. */
  order: { from: string; to: string }[];
}

interface GraphInput {
  nodes: GraphNode[];
  groups: GraphGroup[];
  edges: GraphEdge[];
  rankGap: number;
  nodeGap: number;
}

export type GraphOutput = ReturnType<typeof runDagre>;

const EDGE_GAP = 12;
const TITLE = 22;

/** A layered layout that runs downwards, made by dagre. */
export function layoutGraph(input: GraphInput): GraphOutput {
  const output = runDagre(input, new Map());
  const missing = new Map<string, number>();
  for (const { id, titleSide, titleLength } of input.groups) {
    const short = titleLength - (output.boxes.get(id)?.height ?? 0);
    if (titleSide === "left" && short > 0) missing.set(id, Math.ceil(short / 2));
  }
  return missing.size > 0 ? runDagre(input, missing) : output;
}

/** `padding` is extra room at the top and bottom of groups. */
function runDagre({ nodes, groups, edges, ...gaps }: GraphInput, padding: Map<string, number>) {
  // dagre keeps things in plain objects, where a node called "2" or "constructor" would upset it.
  const names = new Map([...nodes, ...groups].map(({ id }, at) => [id, `n${at}`]));
  const roomOf = (group: GraphGroup) => borderRoom(group, padding.get(group.id) ?? 0);
  const nameOf = (id: string | null) => names.get(id ?? "") ?? "";
  const graph: RankedGraph = new Graph({ multigraph: true, compound: true });
  graph.setGraph({ rankdir: "TB", ranksep: gaps.rankGap, nodesep: gaps.nodeGap, edgesep: EDGE_GAP });
  for (const { id, width, height } of nodes) graph.setNode(nameOf(id), { width, height });
  for (const { id } of groups) graph.setNode(nameOf(id), { ...NO_SIZE });
  for (const { id, group } of [...nodes, ...groups]) {
    if (group !== null) graph.setParent(nameOf(id), nameOf(group));
  }
  for (const [at, { from, to, label, order }] of edges.entries()) {
    graph.setEdge(nameOf(from), nameOf(to), { ...(label ?? NO_SIZE), labelpos: "c" }, `e${at}`);
    for (const pair of order)
      graph.setEdge(nameOf(pair.from), nameOf(pair.to), { weight: 0, labelpos: "c" }, `o${at}`);
  }
  layout(graph, {
    customOrder(ordered) {
      orderRanks(ordered, new Map(nodes.map(({ id }, at) => [nameOf(id), at])));
      for (const group of groups) openBorders(ordered, ordered.node(nameOf(group.id)), roomOf(group));
    },
  });

  /** Of nodes and groups, by id. */
  const boxes = new Map<string, Box>();
  for (const { id, width, height } of nodes) {
    const { x = 0, y = 0 } = graph.node(nameOf(id));
    boxes.set(id, boxAround(wholePoint({ x, y }), { width, height }));
  }
  /** Of nodes only. */
  const ranked = [...boxes.values()];
  for (const group of groups) boxes.set(group.id, groupBox(graph.node(nameOf(group.id)), roomOf(group)));
  const laid = edges.map(({ from, to }, at) => {
    const { x = 0, y = 0, points = [] } = graph.edge(nameOf(from), nameOf(to), `e${at}`);
    return {
      /** Where it passes the ranks between its ends, from top to bottom. */
      bends: points
        .slice(1, -1)
        .map(wholePoint)
        .toSorted((a, b) => a.y - b.y),
      /** Of its label. */
      middle: wholePoint({ x, y }),
    };
  });
  return { boxes, ranked, edges: laid };
}

type BorderRoom = ReturnType<typeof borderRoom>;

/** The room that the borders of a group take, for its title and to be as long as that. */
function borderRoom({ titleSide, titleLength }: GraphGroup, padding: number) {
  return {
    top: padding + (titleSide === "top" ? TITLE : 0),
    bottom: padding + (titleSide === "bottom" ? TITLE : 0),
    left: titleSide === "left" ? TITLE : 0,
    width: titleSide === "left" ? 0 : Math.max(0, titleLength - 2 * EDGE_GAP),
  };
}

/** Makes dagre's invisible nodes on a group's border as large as its title, once it is known where they are. */
function openBorders(graph: RankedGraph, group: NodeLabel, { top, bottom, left, width }: BorderRoom): void {
  Object.assign(graph.node(group.borderTop ?? ""), { height: top, width });
  graph.node(group.borderBottom ?? "").height = bottom;
  for (const border of Object.values(group.borderLeft ?? [])) graph.node(border).width = left;
}

/** dagre measures a group between the middles of its border nodes; the box includes them. */
function groupBox({ x = 0, y = 0, width, height }: NodeLabel, { top, bottom, left }: BorderRoom): Box {
  return {
    x: Math.round(x - (width + left) / 2),
    y: Math.round(y - (height + top) / 2),
    width: Math.round(width + left / 2),
    height: Math.round(height + (top + bottom) / 2),
  };
}

function wholePoint({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
