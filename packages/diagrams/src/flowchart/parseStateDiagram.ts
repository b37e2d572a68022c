import {
  DiagramError,
  type DiagramLine,
  refuseUnsupported,
  type UnsupportedPattern,
} from "../diagramSource.ts";
import { labelText } from "../labelText.ts";
import type { Flowchart, NodeShape } from "./flowchart.ts";

const NAME = String.raw`[\p{L}\p{N}_.-]+`;
const STATE = String.raw`(\[\*\]|${NAME})`;
const TRANSITION = new RegExp(String.raw`^${STATE}\s*-->\s*${STATE}(?:\s*:\s*(.+))?$`, "u");
const DECLARATION = new RegExp(String.raw`^state\s+(?:"([^"]+)"\s+as\s+)?(${NAME})$`, "u");
const DESCRIPTION = new RegExp(String.raw`^(${NAME})\s*:\s*(.+)$`, "u");
const DIRECTION = /^direction\s+(?:(LR)|TD|TB)$/;
const IGNORED = /^(?:classDef|class|style|accTitle|accDescr|hide empty description)(?=$|:|\s+[^-\s])/;
const UNSUPPORTED: UnsupportedPattern[] = [
  [/^state\b.*\{$/, "with composite states", "Use a flowchart with subgraphs."],
  [/^state\b.*<<\w+>>$/, "with choices, forks and joins", "Use a flowchart with a decision: {…}."],
  [/^note\s+[^-\s]/i, "with notes on states", "Label a transition, or write the note below the diagram."],
  [/^direction\s+(?:BT|RL)$/, "that run upward or to the left", "Use TD or LR."],
];

/** Parses a state diagram into a flowchart: states become rounded nodes, `[*]` start and end nodes. */
export function parseStateDiagram([, ...lines]: DiagramLine[]): Flowchart {
  refuseUnsupported(lines, UNSUPPORTED);
  const nodes: Flowchart["nodes"] = new Map();
  const edges: Flowchart["edges"] = [];
  let direction: Flowchart["direction"] = "TD";
  const addState = (name: string, pseudo: "start" | "end" = "start") => {
    const [id, shape, label]: [string, NodeShape, string] =
      name === "[*]" ? [`[*]${pseudo}`, pseudo, ""] : [name, "round", name];
    const node = nodes.get(id) ?? { id, shape, label, group: null };
    nodes.set(id, node);
    return node;
  };
  for (const { text, line } of lines) {
    const transition = TRANSITION.exec(text);
    const declaration = DECLARATION.exec(text);
    const description = DESCRIPTION.exec(text);
    const directed = DIRECTION.exec(text);
    if (IGNORED.test(text)) continue;
    else if (directed) direction = directed[1] ? "LR" : "TD";
    else if (transition) {
      const [, from = "", to = "", label = ""] = transition;
      edges.push({
        from: addState(from, "start").id,
        to: addState(to, "end").id,
        label: labelText(label),
        stroke: "solid",
        startHead: "none",
        endHead: "arrow",
      });
    } else if (declaration) {
      const [, label, id = ""] = declaration;
      addState(id).label = labelText(label ?? id);
    } else if (description) {
      const [, id = "", label = ""] = description;
      addState(id).label = labelText(label);
    } else throw new DiagramError(`cannot read "${text}"`, line);
  }
  return { kind: "State diagram", direction, nodes, edges, groups: new Map() };
}
