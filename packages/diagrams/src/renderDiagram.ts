import { DiagramError, type DiagramLine, diagramLines, UnsupportedSyntax } from "./diagramSource.ts";
import { firstThatFits, type Picture, scaleToColumn } from "./fitColumn.ts";
import { drawFlowchart } from "./flowchart/drawFlowchart.ts";
import { describeFlowchart, type Flowchart } from "./flowchart/flowchart.ts";
import { parseFlowchart } from "./flowchart/parseFlowchart.ts";
import { parseStateDiagram } from "./flowchart/parseStateDiagram.ts";
import { drawSequence } from "./sequence/drawSequence.ts";
import { parseSequence } from "./sequence/parseSequence.ts";
import { describeSequence, type Sequence } from "./sequence/sequence.ts";
import { round, tag } from "./svg.ts";

export type RenderedDiagram =
  | { ok: true; svg: string; width: number; height: number; label: string }
  | { ok: false; unsupported: false; message: string; line: number | null }
  /** Mermaid that this package does not draw; `feature` completes "Diagrams …": `of the kind "pie"`. */
  | { ok: false; unsupported: true; feature: string; hint: string; line: number };

const MAX_LABEL_LENGTH = 300;
/** Nodes and edges, or lines: the layout takes cubic time, and nobody could follow more. */
const MAX_PARTS = 150;
const UNSUPPORTED_KINDS =
  /^(?:classDiagram(?:-v2)?|erDiagram|pie|gantt|journey|gitGraph:?|mindmap|timeline|quadrantChart|kanban|zenuml|requirementDiagram|C4\w+|(?:architecture|block|packet|radar|sankey|treemap|xychart)(?:-beta)?)$/;

/** Renders a Mermaid diagram as SVG without colors and fonts, which the stylesheet of the page supplies. */
export function renderDiagram(source: string): RenderedDiagram {
  const lines = diagramLines(source);
  const [header] = lines;
  const [kind = ""] = header?.text.split(/\s/, 1) ?? [];
  if (!header) return { ok: false, unsupported: false, message: "the diagram is empty", line: null };
  const draw = drawKind(kind);
  if (!draw && UNSUPPORTED_KINDS.test(kind)) {
    const hint = "Flowcharts, sequence and state diagrams are drawn; use one of them or a table.";
    return { ok: false, unsupported: true, feature: `of the kind "${kind}"`, hint, line: header.line };
  }
  if (!draw) {
    return { ok: false, unsupported: false, message: `"${kind}" is no kind of diagram`, line: header.line };
  }
  try {
    if (lines.length > MAX_PARTS) throw tooLarge(header.line);
    const { label, ...picture } = draw(lines);
    const scale = scaleToColumn(picture);
    const [width, height] = [picture.width * scale, picture.height * scale];
    const viewBox = `0 0 ${round(picture.width)} ${round(picture.height)}`;
    const description = /^\s*accDescr\s*:\s*(.+)$/m.exec(source)?.[1]?.trim() ?? label;
    return {
      ok: true,
      // The page adds a wrapper with role and label.
      svg: tag("svg", { class: "d", viewBox, width, height, "aria-hidden": "true" }, picture.content),
      width: Math.round(width),
      height: Math.round(height),
      label: shorten(description),
    };
  } catch (cause) {
    if (cause instanceof UnsupportedSyntax) {
      const { feature, hint, line } = cause;
      return { ok: false, unsupported: true, feature, hint, line };
    }
    if (!(cause instanceof DiagramError)) throw cause;
    return { ok: false, unsupported: false, message: cause.message, line: cause.line };
  }
}

type Drawn = Picture & { label: string };

/** Returns null for an unsupported or unknown kind. */
function drawKind(kind: string): ((lines: DiagramLine[]) => Drawn) | null {
  if (/^(?:graph|flowchart(?:-elk)?)$/.test(kind)) return (lines) => flowchart(parseFlowchart(lines), lines);
  if (/^stateDiagram(?:-v2)?$/.test(kind)) return (lines) => flowchart(parseStateDiagram(lines), lines);
  return kind === "sequenceDiagram" ? (lines) => sequenceDiagram(parseSequence(lines)) : null;
}

function sequenceDiagram(sequence: Sequence): Drawn {
  const picture = firstThatFits([30, 22, 15], (limit) => drawSequence(sequence, limit));
  return { ...picture, label: describeSequence(sequence) };
}

function tooLarge(line: number): UnsupportedSyntax {
  const hint = "Divide it, or use a table.";
  return new UnsupportedSyntax(`with more than ${MAX_PARTS} nodes and edges`, hint, line);
}

function flowchart(chart: Flowchart, [header]: DiagramLine[]): Drawn {
  if (chart.nodes.size + chart.edges.length > MAX_PARTS) throw tooLarge(header?.line ?? 1);
  if (chart.nodes.size + chart.groups.size === 0) throw new DiagramError("the diagram is empty", null);
  return { ...drawFlowchart(chart), label: describeFlowchart(chart) };
}

function shorten(label: string): string {
  if (label.length <= MAX_LABEL_LENGTH) return label;
  const cut = label.slice(0, MAX_LABEL_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf("; "), cut.lastIndexOf(" ")))} …`;
}
