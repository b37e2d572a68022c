import { renderMermaidSVG } from "beautiful-mermaid";
import { DiagramError } from "../diagramError.ts";
import { wrapLabel } from "../labelText.ts";
import type { Box, Point } from "../svgMarkup.ts";
import { SMALL_TEXT, TEXT, textWidth } from "../textSize.ts";
import { backEdges } from "./backEdges.ts";
import type { FlowEdge, Flowchart, FlowGroup, FlowNode } from "./flowchart.ts";
import { nodeSize } from "./nodeOutline.ts";
import { crossesNodes } from "./crossesNodes.ts";
import { snapToEdge, straightenEnds } from "./straightenEnds.ts";

export type PlacedNode = Box & { node: FlowNode; lines: string[] };
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

export interface FlowSpacing {
  /** Longest line, in characters, before a node's or an edge's label wraps. */
  nodeLabel: number;
  edgeLabel: number;
  rankGap: number;
}

/**
 * Places a flowchart with the layout engine inside beautiful-mermaid. The engine gets stand-in labels of the size ours
 * will have, so it measures our fonts rather than its own and no label can upset its parser.
 */
export function layoutFlowchart(chart: Flowchart, spacing: FlowSpacing): PlacedFlowchart {
  const minWidths = new Map<string, number>();
  const bundled = place({ chart, spacing, minWidths, bundling: true });
  // The engine draws edges of one node as a trunk with branches, even straight through nodes in between.
  const bundling = !crossesNodes(bundled);
  const first = bundling ? bundled : place({ chart, spacing, minWidths, bundling });
  const narrow = first.groups.filter(({ group, width }) => groupTitleWidth(group) > width);
  if (narrow.length === 0) return first;
  // The engine does not count a subgraph's title, so a node inside is made to hold the box open.
  for (const { group, width } of narrow) {
    const inside = first.nodes.filter(({ node }) => node.group === group.id);
    const widest = inside.sort((a, b) => b.width - a.width)[0];
    if (widest) minWidths.set(widest.node.id, widest.width + groupTitleWidth(group) - width);
  }
  return place({ chart, spacing, minWidths, bundling });
}

function groupTitleWidth(group: FlowGroup): number {
  // Titles are set bold, which takes about a sixth more room.
  return textWidth([group.label], SMALL_TEXT.size) * 1.16 + 28;
}

interface Placement {
  chart: Flowchart;
  spacing: FlowSpacing;
  minWidths: ReadonlyMap<string, number>;
  bundling: boolean;
}

function place({ chart, spacing, minWidths, bundling }: Placement): PlacedFlowchart {
  const nodes = [...chart.nodes.values()].map((node) => ({ node, lines: wrapLabel(node.label, spacing.nodeLabel) }));
  const groups = [...chart.groups.values()];
  const names = new Map([...nodes.map(({ node }) => node.id), ...groups.map(({ id }) => id)].map((id, at) => [id, `n${at}`]));
  const edgeLabels = chart.edges.map((edge) => (edge.label ? wrapLabel(edge.label, spacing.edgeLabel) : []));

  const writeNode = ({ node, lines }: { node: FlowNode; lines: string[] }) => {
    const wanted = nodeSize(node.shape, { width: textWidth(lines, TEXT.size), height: lines.length * TEXT.lineHeight });
    const width = Math.max(wanted.width, minWidths.get(node.id) ?? 0);
    return `${names.get(node.id)}[${standIn(NODE_METRICS, { ...wanted, width })}]`;
  };
  const writeLevel = (parent: string | null): string[] => [
    ...nodes.filter(({ node }) => node.group === parent).map(writeNode),
    ...groups
      .filter((group) => group.parent === parent)
      .flatMap((group) => [
        `subgraph ${names.get(group.id)} [0]`,
        ...(group.direction && isClosed(chart, group) ? [`direction ${group.direction}`] : []),
        ...writeLevel(group.id),
        "end",
      ]),
  ];
  const turned = backEdges(chart);
  const endsOf = (edge: FlowEdge) => {
    const ends = [names.get(edge.from) ?? "", names.get(edge.to) ?? ""];
    return turned.has(edge) ? ends.toReversed() : ends;
  };
  const arrows = bundling ? [] : unlikeArrows(chart.edges);
  const writeEdge = (edge: FlowEdge, at: number) => {
    const lines = edgeLabels[at] ?? [];
    const size = { width: textWidth(lines, SMALL_TEXT.size) + 8, height: lines.length * SMALL_TEXT.lineHeight + 4 };
    const label = lines.length > 0 ? `|${standIn(LABEL_METRICS, size)}|` : "";
    return endsOf(edge).join(` ${arrows[at] ?? "-->"}${label} `);
  };

  const svg = runEngine(
    [`flowchart ${chart.direction}`, ...writeLevel(null), ...chart.edges.map(writeEdge)].join("\n"),
    spacing.rankGap,
  );
  const boxes = readBoxes(svg);
  const edgePoints = readEdges(svg);
  const labelBoxes = [...svg.matchAll(LABEL)].map(([, ...numbers]) => readBox(numbers));
  return {
    nodes: nodes.flatMap((placed) => withBox(placed, boxes.get(names.get(placed.node.id) ?? ""))),
    groups: groups.flatMap((group) => withBox({ group }, boxes.get(names.get(group.id) ?? ""))),
    edges: chart.edges.flatMap((edge, at): PlacedEdge[] => {
      const found = edgePoints.get(endsOf(edge).join(" "))?.shift();
      const points = found && turned.has(edge) ? found.toReversed() : found;
      const [source, target] = [edge.from, edge.to].map((id) => boxes.get(names.get(id) ?? ""));
      const lines = edgeLabels[at] ?? [];
      const box = lines.length > 0 ? labelBoxes.shift() : undefined;
      if (!points) return [];
      const straight = straightenEnds(points, source, target);
      const middle = box && snapToEdge({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, straight);
      return [{ edge, points: straight, label: middle ? { ...middle, lines } : null }];
    }),
  };
}

/** The engine bundles only edges of one style, so each gets another one than the edges it could be bundled with. */
function unlikeArrows(edges: FlowEdge[]): string[] {
  const first = new Map<string, string>();
  return edges.map(({ from, to }) => {
    const [leaving, arriving] = [`from ${from}`, `to ${to}`];
    const taken = [first.get(leaving), first.get(arriving)];
    const arrow = ["-->", "-.->", "==>"].find((candidate) => !taken.includes(candidate)) ?? "-->";
    if (!first.has(leaving)) first.set(leaving, arrow);
    if (!first.has(arriving)) first.set(arriving, arrow);
    return arrow;
  });
}

function runEngine(mermaid: string, rankGap: number): string {
  try {
    return renderMermaidSVG(mermaid, { padding: 0, nodeSpacing: 28, layerSpacing: rankGap });
  } catch (cause) {
    throw new DiagramError("the layout engine could not place it", null, { cause });
  }
}

/** As in Mermaid, a subgraph has a direction of its own only if no edge reaches into it. */
function isClosed(chart: Flowchart, group: FlowGroup): boolean {
  const isInside = (id: string): boolean => {
    const parent = chart.nodes.get(id)?.group ?? chart.groups.get(id)?.parent ?? null;
    return parent === group.id || (parent !== null && isInside(parent));
  };
  return chart.edges.every(({ from, to }) => isInside(from) === isInside(to));
}

interface Metrics {
  charWidth: number;
  lineHeight: number;
  /** What the engine adds around the text. */
  extra: { width: number; height: number };
}

/** How the engine measures a row of zeros in a node and on an edge. */
const NODE_METRICS: Metrics = { charWidth: 7.41, lineHeight: 16.9, extra: { width: 41.95, height: 20 } };
const LABEL_METRICS: Metrics = { charWidth: 5.94, lineHeight: 14.3, extra: { width: 9.65, height: 6 } };

/** A label of zeros that the engine takes to be at least this wide and, to within a fifth of a line, this high. */
function standIn({ charWidth, lineHeight, extra }: Metrics, wanted: { width: number; height: number }): string {
  const chars = Math.max(1, Math.ceil((wanted.width - extra.width) / charWidth));
  const rows = Math.max(1, Math.ceil((wanted.height - extra.height) / lineHeight - 0.2));
  return Array.from({ length: rows }, () => "0".repeat(chars)).join("<br/>");
}

const BOX = String.raw`x="([-\d.e]+)" y="([-\d.e]+)" width="([-\d.e]+)" height="([-\d.e]+)"`;
const NODE = new RegExp(String.raw`<g class="(?:node|subgraph)" data-id="([^"]*)"[^>]*>\s*<rect ${BOX}`, "g");
const LABEL = new RegExp(String.raw`<g class="edge-label"[^>]*>\s*<rect ${BOX}`, "g");

function readBoxes(svg: string): Map<string, Box> {
  return new Map([...svg.matchAll(NODE)].map(([, id = "", ...numbers]) => [id, readBox(numbers)]));
}

function readBox(numbers: string[]): Box {
  const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
  return { x, y, width, height };
}

/** Polylines by "from to"; parallel edges keep their order. */
function readEdges(svg: string): Map<string, Point[][]> {
  const edges = new Map<string, Point[][]>();
  for (const [, from, to, list = ""] of svg.matchAll(/<polyline class="edge" data-from="([^"]*)" data-to="([^"]*)"[^>]* points="([^"]*)"/g)) {
    const points = list.split(" ").map((pair) => {
      const [x = 0, y = 0] = pair.split(",").map(Number);
      return { x, y };
    });
    const key = `${from} ${to}`;
    edges.set(key, [...(edges.get(key) ?? []), points]);
  }
  return edges;
}

function withBox<T>(placed: T, box: Box | undefined): (T & Box)[] {
  return box ? [{ ...placed, ...box }] : [];
}
