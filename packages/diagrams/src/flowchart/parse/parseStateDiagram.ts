import { DiagramError, type DiagramLine } from "../../diagramLines.ts";
import { labelText } from "../../labelText.ts";
import { type Flowchart, type NodeShape, newFlowchart, readDirection } from "../flowchart.ts";

const STATE = String.raw`(\[\*\]|[\p{L}\p{N}_.-]+)`;
const TRANSITION = new RegExp(String.raw`^${STATE}\s*-->\s*${STATE}(?:\s*:\s*(.+))?$`, "u");
const DECLARATION = /^state\s+(?:"([^"]+)"\s+as\s+)?([\p{L}\p{N}_.-]+)\s*(?:<<(\w+)>>)?\s*(\{)?$/u;
const DESCRIPTION = /^([\p{L}\p{N}_.-]+)\s*:\s*(.+)$/u;
const NOTE = /^note\s+(left|right)\s+of\s+([\p{L}\p{N}_.-]+)\s*(?::\s*(.+))?$/iu;
const IGNORED = /^(?:classDef|class|style|accTitle|accDescr|hide empty description)\b/;

/** Parses a state diagram into a flowchart: states become rounded nodes, `[*]` start and end nodes. */
export function parseStateDiagram([, ...lines]: DiagramLine[]): Flowchart {
  const chart = newFlowchart("State diagram", "TD");
  const open: string[] = [];
  const addNode = (id: string, shape: NodeShape, label: string) => {
    if (!chart.groups.has(id) && !chart.nodes.has(id)) {
      chart.nodes.set(id, { id, shape, label, group: open.at(-1) ?? null });
    }
    return id;
  };
  const stateId = (name: string, pseudo: "start" | "end") =>
    name === "[*]" ? addNode(`${open.join(".")}[*]${pseudo}`, pseudo, "") : addNode(name, "round", name);

  const addNote = (side: string, state: string, text: string) => {
    const note = addNode(`note ${chart.nodes.size}`, "note", labelText(text));
    const [from, to] = side === "left" ? [note, state] : [state, note];
    chart.edges.push({ from, to, label: "", stroke: "dotted", startHead: "none", endHead: "none" });
  };

  let openNote: { side: string; state: string; lines: string[]; line: number } | null = null;
  for (const { text, line } of lines) {
    if (openNote) {
      if (text !== "end note") openNote.lines.push(text);
      else {
        addNote(openNote.side, openNote.state, openNote.lines.join("<br>"));
        openNote = null;
      }
      continue;
    }
    const direction = /^direction\s+(TD|TB|BT|LR|RL)$/.exec(text)?.[1];
    const transition = TRANSITION.exec(text);
    const declaration = DECLARATION.exec(text);
    const description = DESCRIPTION.exec(text);
    const note = NOTE.exec(text);
    if (IGNORED.test(text)) continue;
    else if (direction) {
      const group = chart.groups.get(open.at(-1) ?? "");
      if (group) group.direction = readDirection(direction);
      else chart.direction = readDirection(direction);
    } else if (note) {
      const [, side = "", name = "", content] = note;
      const state = stateId(name, "start");
      if (content) addNote(side.toLowerCase(), state, content);
      else openNote = { side: side.toLowerCase(), state, lines: [], line };
    } else if (transition) {
      const [, from = "", to = "", label = ""] = transition;
      const ends = { from: stateId(from, "start"), to: stateId(to, "end") };
      chart.edges.push({
        ...ends,
        label: labelText(label),
        stroke: "solid",
        startHead: "none",
        endHead: "arrow",
      });
    } else if (declaration) {
      const [, label, id = "", kind, brace] = declaration;
      if (brace) {
        const parent = open.at(-1) ?? null;
        chart.groups.set(id, { id, label: labelText(label ?? id), parent, direction: null });
        chart.nodes.delete(id);
        open.push(id);
      } else if (kind) addNode(id, kind === "choice" ? "decision" : "round", kind === "choice" ? "" : id);
      else addNode(id, "round", labelText(label ?? id));
    } else if (description) {
      const [, id = "", label = ""] = description;
      const node = chart.nodes.get(addNode(id, "round", id));
      if (node) node.label = labelText(label);
    } else if (text !== "}" || open.pop() === undefined) {
      throw new DiagramError(`cannot read "${text}"`, line);
    }
  }
  if (openNote) throw new DiagramError('"note" has no "end note"', openNote.line);
  if (open.length > 0)
    throw new DiagramError(`state "${open.at(-1)}" has no "}"`, lines.at(-1)?.line ?? null);
  return chart;
}
