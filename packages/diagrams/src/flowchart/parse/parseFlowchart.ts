import { DiagramError, type DiagramLine } from "../../diagramLines.ts";
import type { Head } from "../../edgePath.ts";
import { labelText } from "../../labelText.ts";
import {
  type Flowchart,
  type FlowEdge,
  isInside,
  type NodeShape,
  newFlowchart,
  readDirection,
} from "../flowchart.ts";

const HEADER = /^(?:graph|flowchart(?:-elk)?)(?:\s+(TD|TB|BT|LR|RL))?$/;
const IGNORED = /^(?:classDef|class|style|linkStyle|click|accTitle|accDescr)\b/;
const NODE_ID = /^[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/u;

/** Longer brackets come first, so that `[[` is not parsed as `[`. */
const SHAPES: [open: string, close: string, shape: NodeShape][] = [
  ["(((", ")))", "circle"],
  ["((", "))", "circle"],
  ["([", "])", "stadium"],
  ["[[", "]]", "subroutine"],
  ["[(", ")]", "cylinder"],
  ["[/", "/]", "slant"],
  ["[/", "\\]", "slant"],
  ["[\\", "\\]", "slant"],
  ["[\\", "/]", "slant"],
  ["{{", "}}", "decision"],
  ["[", "]", "box"],
  ["(", ")", "round"],
  ["{", "}", "decision"],
  [">", "]", "flag"],
];

const HEADS: Record<string, Head> = { "<": "arrow", ">": "arrow", x: "cross", o: "circle" };
const STROKES: Record<string, FlowEdge["stroke"]> = { "~": "hidden", "=": "thick" };
const PLAIN_LINK =
  /^([<xo]?)(~{3,}|-{2,}(?:[->]|[xo](?=\s))|-\.+-(?:>|[xo](?=\s))?|={2,}(?:[=>]|[xo](?=\s)))\s*(?:\|("[^"]*"|[^|]*)\|)?/;
const LABELLED_LINK = /^([<xo]?)(--|-\.|==)\s*("[^"]*"|.+?)\s*(-{2,}[->xo]|\.+-[>xo]?|={2,}[=>xo])/;

/** Parses a flowchart; throws on a statement it does not understand instead of omitting it. */
export function parseFlowchart([header, ...lines]: DiagramLine[]): Flowchart {
  const direction = HEADER.exec(header?.text ?? "");
  if (!direction)
    throw new DiagramError(`"${header?.text ?? ""}" is no flowchart header`, header?.line ?? null);
  const chart = newFlowchart("Flowchart", readDirection(direction[1] ?? "TD"));
  const open: string[] = [];
  for (const { text, line } of lines) {
    const group = open.at(-1) ?? null;
    const groupDirection = /^direction\s+(TD|TB|BT|LR|RL)$/.exec(text)?.[1];
    const title = /^subgraph\b\s*(.*)$/.exec(text)?.[1];
    if (IGNORED.test(text)) continue;
    else if (title !== undefined) {
      const id = addGroup(chart, title, group);
      if (open.includes(id)) throw new DiagramError(`subgraph "${id}" is inside itself`, line);
      open.push(id);
    } else if (text === "end") {
      if (open.pop() === undefined) throw new DiagramError('"end" closes no subgraph', line);
    } else if (groupDirection) {
      const current = chart.groups.get(group ?? "");
      if (current) current.direction = readDirection(groupDirection);
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
  chart.groups.set(key, { id: key, label: labelText(label), parent, direction: null });
  return key;
}

/** Parses a statement such as `A & B -->|label| C --> D`. */
function parseStatement(chart: Flowchart, { text, line }: DiagramLine, group: string | null): void {
  const cursor = { rest: text };
  const fail = () => new DiagramError(`cannot read "${cursor.rest}"`, line);
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
    stroke: line.includes(".") ? "dotted" : (STROKES[line.charAt(0)] ?? "solid"),
    startHead: HEADS[match[1] ?? ""] ?? "none",
    endHead: HEADS[arrow.at(-1) ?? ""] ?? "none",
  };
}
