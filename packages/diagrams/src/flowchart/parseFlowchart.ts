import {
  DiagramError,
  type DiagramLine,
  refuseUnsupported,
  type UnsupportedPattern,
} from "../diagramSource.ts";
import type { ArrowHead } from "../drawLine.ts";
import { labelText } from "../labelText.ts";
import { type Flowchart, type FlowEdge, isInside, type NodeShape } from "./flowchart.ts";

const HEADER = /^(?:graph|flowchart(?:-elk)?)(?:\s+(?:(LR)|TD|TB))?$/;
/**
 * Looks, descriptions for readers of the source, and directions of subgraphs, which are drawn like the whole chart. Where
 * a link or a bracket follows, the word is a node.
 */
const IGNORED =
  /^(?:classDef|class|style|linkStyle|click|accTitle|accDescr|direction)(?=:(?!:)|\s+[^-=<&\s])/;
const UNSUPPORTED: UnsupportedPattern[] = [
  [/^(?:graph|flowchart(?:-elk)?)\s+(?:BT|RL)$/, "that run upward or to the left", "Use TD or LR."],
  [/\s~{3,}\s/, "with invisible links", "Remove the ~~~ and what it joins, or draw the link."],
  [
    /\s(?:[ox]-[-.]|[ox]==|(?:--|-\.-|==)o\s)/,
    "with circles at links or crosses at their start",
    "Use --> or --x.",
  ],
];
const NODE_ID = /^[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/u;

/** Longer brackets come first, so that `[[` is not parsed as `[`. Shapes that differ in decoration only are drawn alike. */
const SHAPES: [open: string, close: string, shape: NodeShape][] = [
  ["(((", ")))", "round"],
  ["((", "))", "round"],
  ["([", "])", "round"],
  ["[[", "]]", "box"],
  ["[(", ")]", "cylinder"],
  ["[/", "/]", "box"],
  ["[/", "\\]", "box"],
  ["[\\", "\\]", "box"],
  ["[\\", "/]", "box"],
  ["{{", "}}", "decision"],
  ["[", "]", "box"],
  ["(", ")", "round"],
  ["{", "}", "decision"],
  [">", "]", "box"],
];

const HEADS: Record<string, ArrowHead> = { "<": "arrow", ">": "arrow", x: "cross" };
const PLAIN_LINK =
  /^(<?)(-{2,}(?:[->]|x(?=\s))|-\.+-(?:>|x(?=\s))?|={2,}(?:[=>]|x(?=\s)))\s*(?:\|("[^"]*"|[^|]*)\|)?/;
const LABELLED_LINK = /^(<?)(--|-\.|==)\s*("[^"]*"|.+?)\s*(-{2,}[->x]|\.+-[>x]?|={2,}[=>x])/;

/** Parses a flowchart; throws on a statement it does not understand instead of omitting it. */
export function parseFlowchart(source: DiagramLine[]): Flowchart {
  refuseUnsupported(source, UNSUPPORTED);
  const [header, ...lines] = source;
  const direction = HEADER.exec(header?.text ?? "");
  if (!direction)
    throw new DiagramError(`"${header?.text ?? ""}" is no flowchart header`, header?.line ?? null);
  const chart: Flowchart = {
    kind: "Flowchart",
    direction: direction[1] ? "LR" : "TD",
    nodes: new Map(),
    edges: [],
    groups: new Map(),
  };
  const open: string[] = [];
  for (const { text, line } of lines) {
    const group = open.at(-1) ?? null;
    const title = /^subgraph\b(?![-.])\s*(.*)$/.exec(text)?.[1];
    if (IGNORED.test(text)) continue;
    else if (title !== undefined) {
      const id = addGroup(chart, title, group);
      if (open.includes(id)) throw new DiagramError(`subgraph "${id}" is inside itself`, line);
      open.push(id);
    } else if (text === "end") {
      if (open.pop() === undefined) throw new DiagramError('"end" closes no subgraph', line);
    } else parseStatement(chart, { text, line }, group);
  }
  if (open.length > 0)
    throw new DiagramError(`subgraph "${open.at(-1)}" has no "end"`, lines.at(-1)?.line ?? null);
  // An edge may refer to a subgraph before its declaration.
  for (const id of chart.groups.keys()) chart.nodes.delete(id);
  return chart;
}

function addGroup(chart: Flowchart, title: string, parent: string | null): string {
  const [, id = title, label = title] = /^([\w.-]+)\s*\[(.*)\]$/.exec(title) ?? [];
  const key = id.replace(/^"(.*)"$/, "$1");
  chart.groups.set(key, { id: key, label: labelText(label), parent });
  return key;
}

/** Parses a statement such as `A & B -->|label| C --> D`. */
function parseStatement(chart: Flowchart, { text, line }: DiagramLine, group: string | null): void {
  const cursor = { rest: text };
  const fail = () => {
    const message = cursor.rest ? `cannot read "${cursor.rest}"` : `"${text}" needs a node at its end`;
    return new DiagramError(message, line);
  };
  let sources = parseNodes(chart, cursor, group);
  if (!sources) throw fail();
  while (cursor.rest) {
    const link = parseLink(cursor);
    const targets = link && parseNodes(chart, cursor, group);
    if (!targets) throw fail();
    for (const from of sources) for (const to of targets) chart.edges.push({ from, to, ...link });
    sources = targets;
  }
}

function parseNodes(chart: Flowchart, cursor: { rest: string }, group: string | null): string[] | null {
  const ids: string[] = [];
  do {
    cursor.rest = cursor.rest.replace(/^&\s*/, "");
    const id = parseNode(chart, cursor, group);
    if (id === null) return null;
    ids.push(id);
  } while (cursor.rest.startsWith("&"));
  return ids;
}

function parseNode(chart: Flowchart, cursor: { rest: string }, group: string | null): string | null {
  const id = NODE_ID.exec(cursor.rest)?.[0];
  if (!id) return null;
  cursor.rest = cursor.rest.slice(id.length);
  const known = chart.nodes.get(id);
  const node = known ?? { id, shape: "box", label: id, group };
  for (const [open, close, shape] of SHAPES) {
    const content = parseBracket(cursor.rest, open, close);
    if (content === null) continue;
    Object.assign(node, { shape, label: labelText(content) });
    cursor.rest = cursor.rest.slice(open.length + content.length + close.length);
    break;
  }
  if (!known) chart.nodes.set(id, node);
  // As in Mermaid, a node belongs to the innermost subgraph that mentions it, even if an outer one does so first.
  else if (group !== null && (known.group === null || isInside(chart, group, known.group)))
    known.group = group;
  cursor.rest = cursor.rest.replace(/^:::[\w-]+/, "").trim();
  return id;
}

/** Returns the text between two brackets; brackets inside quotes are ignored. */
function parseBracket(text: string, open: string, close: string): string | null {
  if (!text.startsWith(open)) return null;
  const quoted = /^\s*"[^"]*"\s*/.exec(text.slice(open.length))?.[0] ?? "";
  const end = text.indexOf(close, open.length + quoted.length);
  if (end < 0 || (quoted && end !== open.length + quoted.length)) return null;
  return text.slice(open.length, end);
}

function parseLink(cursor: { rest: string }): Omit<FlowEdge, "from" | "to"> | null {
  const plain = PLAIN_LINK.exec(cursor.rest);
  const labelled = plain ? null : LABELLED_LINK.exec(cursor.rest);
  const match = plain ?? labelled;
  if (!match) return null;
  cursor.rest = cursor.rest.slice(match[0].length).trim();
  const line = match[2] ?? "";
  const arrow = (labelled ? match[4] : line) ?? "";
  return {
    label: labelText(match[3] ?? ""),
    stroke: line.includes(".") ? "dotted" : line.startsWith("=") ? "thick" : "solid",
    startHead: HEADS[match[1] ?? ""] ?? "none",
    endHead: HEADS[arrow.at(-1) ?? ""] ?? "none",
  };
}
