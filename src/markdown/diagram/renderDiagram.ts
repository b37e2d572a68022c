import { DiagramError } from "./diagramError.ts";
import { type DiagramLine, diagramLines } from "./diagramLines.ts";
import { type Picture, roomiest, scaleToColumn } from "./fitColumn.ts";
import { describeFlowchart } from "./flowchart/describeFlowchart.ts";
import type { Flowchart } from "./flowchart/flowchart.ts";
import { flowchartPicture } from "./flowchart/flowchartPicture.ts";
import { parseFlowchart } from "./flowchart/parseFlowchart.ts";
import { parseStateDiagram } from "./flowchart/parseStateDiagram.ts";
import { libraryDiagram } from "./libraryDiagram.ts";
import { describeSequence } from "./sequence/describeSequence.ts";
import { drawSequence } from "./sequence/drawSequence.ts";
import { parseSequence } from "./sequence/parseSequence.ts";
import { svgRoot } from "./svgMarkup.ts";

interface DiagramSource {
  /** Mermaid text. */
  source: string;
  /** Prefix for ids inside the SVG, unique on its page. */
  id: string;
}

export type RenderedDiagram =
  | { ok: true; svg: string; width: number; height: number; label: string }
  | { ok: false; message: string; line: number | null };

const LONGEST_LABEL = 300;

/** Draws a Mermaid diagram as SVG that takes its colours and fonts from the page. */
export function renderDiagram({ source, id }: DiagramSource): RenderedDiagram {
  const lines = diagramLines(source);
  try {
    const { picture, label } = draw(lines, id);
    const scale = scaleToColumn(picture);
    const described = /^accDescr\s*:\s*(.+)$/m.exec(source)?.[1]?.trim() ?? label;
    return {
      ok: true,
      svg: svgRoot(picture, scale, picture.content),
      width: Math.round(picture.width * scale),
      height: Math.round(picture.height * scale),
      label: shorten(described),
    };
  } catch (cause) {
    if (!(cause instanceof DiagramError)) throw cause;
    return { ok: false, message: cause.message, line: cause.line };
  }
}

function flowchart(chart: Flowchart): { picture: Picture; label: string } {
  return { picture: flowchartPicture(chart), label: describeFlowchart(chart) };
}

function draw(lines: DiagramLine[], id: string): { picture: Picture; label: string } {
  const [header] = lines;
  const [kind = ""] = header?.text.split(/\s/, 1) ?? [];
  switch (kind) {
    case "graph":
    case "flowchart":
      return flowchart(parseFlowchart(lines));
    case "stateDiagram":
    case "stateDiagram-v2":
      return flowchart(parseStateDiagram(lines));
    case "sequenceDiagram": {
      const sequence = parseSequence(lines);
      return {
        picture: roomiest([30, 22, 15], (limit) => drawSequence(sequence, limit)),
        label: describeSequence(sequence),
      };
    }
    case "classDiagram":
      return libraryDiagram("Class diagram", lines, id);
    case "erDiagram":
      return libraryDiagram("Entity diagram", lines, id);
    default:
      throw new DiagramError(
        kind ? `"${kind}" diagrams are not drawn` : "the diagram is empty",
        header?.line ?? null,
      );
  }
}

function shorten(label: string): string {
  if (label.length <= LONGEST_LABEL) return label;
  const cut = label.slice(0, LONGEST_LABEL - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf("; "), cut.lastIndexOf(" ")))} …`;
}
