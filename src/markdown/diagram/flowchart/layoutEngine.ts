import { renderMermaidSVG } from "beautiful-mermaid";
import { DiagramError } from "../diagramError.ts";
import type { Box, Point, Size } from "../svgMarkup.ts";
import type { Direction } from "./flowchart.ts";

export interface EngineInput {
  direction: Direction;
  rankGap: number;
  nodes: (Size & { id: string; group: string | null })[];
  groups: { id: string; parent: string | null; direction: Direction | null }[];
  edges: { from: string; to: string; label: Size | null }[];
  /** Whether edges of one node may share a trunk. */
  bundling: boolean;
}

export interface EngineOutput {
  /** Of nodes and groups, by id. */
  boxes: Map<string, Box>;
  /** In the order of the input, null for an edge the engine did not route. */
  edges: { points: Point[] | null; label: Point | null }[];
}

/**
 * The layered layout inside beautiful-mermaid. It gets stand-in labels of the size ours will have, so that it measures
 * our fonts rather than its own and no label can upset its parser, and its drawing is read for places only.
 */
export function runEngine(input: EngineInput): EngineOutput {
  const names = new Map([...input.nodes, ...input.groups].map(({ id }, at) => [id, `n${at}`]));
  const nameOf = (id: string) => names.get(id) ?? "";
  const writeLevel = (parent: string | null): string[] => [
    ...input.nodes
      .filter(({ group }) => group === parent)
      .map((node) => `${nameOf(node.id)}[${standIn(NODE_METRICS, node)}]`),
    ...input.groups
      .filter((group) => group.parent === parent)
      .flatMap(({ id, direction }) => [
        `subgraph ${nameOf(id)} [0]`,
        ...(direction ? [`direction ${direction}`] : []),
        ...writeLevel(id),
        "end",
      ]),
  ];
  const arrows = input.bundling ? [] : unlikeArrows(input.edges);
  const writtenEdges = input.edges.map(({ from, to, label }, at) => {
    const words = label ? `|${standIn(LABEL_METRICS, label)}|` : "";
    return `${nameOf(from)} ${arrows[at] ?? "-->"}${words} ${nameOf(to)}`;
  });
  const svg = draw(
    [`flowchart ${input.direction}`, ...writeLevel(null), ...writtenEdges].join("\n"),
    input.rankGap,
  );

  const named = new Map([...svg.matchAll(NODE)].map(([, name = "", ...numbers]) => [name, readBox(numbers)]));
  const boxes = new Map<string, Box>();
  for (const [id, name] of names) {
    const box = named.get(name);
    if (box) boxes.set(id, box);
  }
  const routes = readRoutes(svg);
  const labels = [...svg.matchAll(LABEL)].map(([, ...numbers]) => middleOf(readBox(numbers)));
  return {
    boxes,
    edges: input.edges.map(({ from, to, label }) => ({
      points: routes.get(`${nameOf(from)} ${nameOf(to)}`)?.shift() ?? null,
      label: (label && labels.shift()) ?? null,
    })),
  };
}

function draw(mermaid: string, rankGap: number): string {
  try {
    return renderMermaidSVG(mermaid, { padding: 0, nodeSpacing: 28, layerSpacing: rankGap });
  } catch (cause) {
    throw new DiagramError("the layout engine could not place it", null, { cause });
  }
}

/** The engine bundles only edges of one style, so each gets another one than the edges it could be bundled with. */
function unlikeArrows(edges: EngineInput["edges"]): string[] {
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

interface Metrics {
  charWidth: number;
  lineHeight: number;
  /** What the engine adds around the text. */
  extra: Size;
}

/** How the engine measures a row of zeros in a node and on an edge. */
const NODE_METRICS: Metrics = { charWidth: 7.41, lineHeight: 16.9, extra: { width: 41.95, height: 20 } };
const LABEL_METRICS: Metrics = { charWidth: 5.94, lineHeight: 14.3, extra: { width: 9.65, height: 6 } };

/** A label of zeros that the engine takes to be at least this wide and, to within a fifth of a line, this high. */
function standIn({ charWidth, lineHeight, extra }: Metrics, wanted: Size): string {
  const chars = Math.max(1, Math.ceil((wanted.width - extra.width) / charWidth));
  const rows = Math.max(1, Math.ceil((wanted.height - extra.height) / lineHeight - 0.2));
  return Array.from({ length: rows }, () => "0".repeat(chars)).join("<br/>");
}

const BOX = String.raw`x="([-\d.e]+)" y="([-\d.e]+)" width="([-\d.e]+)" height="([-\d.e]+)"`;
const NODE = new RegExp(String.raw`<g class="(?:node|subgraph)" data-id="([^"]*)"[^>]*>\s*<rect ${BOX}`, "g");
const LABEL = new RegExp(String.raw`<g class="edge-label"[^>]*>\s*<rect ${BOX}`, "g");
const ROUTE = /<polyline class="edge" data-from="([^"]*)" data-to="([^"]*)"[^>]* points="([^"]*)"/g;

function readBox(numbers: string[]): Box {
  const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
  return { x, y, width, height };
}

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Polylines by "from to"; parallel edges keep their order. */
function readRoutes(svg: string): Map<string, Point[][]> {
  const routes = new Map<string, Point[][]>();
  for (const [, from, to, list = ""] of svg.matchAll(ROUTE)) {
    const points = list.split(" ").map((pair) => {
      const [x = 0, y = 0] = pair.split(",").map(Number);
      return { x, y };
    });
    const key = `${from} ${to}`;
    routes.set(key, [...(routes.get(key) ?? []), points]);
  }
  return routes;
}
