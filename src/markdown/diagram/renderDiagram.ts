import { DiagramError } from "./diagramError.ts";
import { type DiagramLine, diagramLines } from "./diagramLines.ts";
import { describeFlowchart } from "./flowchart/describeFlowchart.ts";
import { drawFlowchart } from "./flowchart/drawFlowchart.ts";
import { type Flowchart, isSideways } from "./flowchart/flowchart.ts";
import { layoutFlowchart } from "./flowchart/layoutFlowchart.ts";
import { type FlowSpacing, leastLength, type MeasuredFlowchart, measureFlowchart } from "./flowchart/measureFlowchart.ts";
import { parseFlowchart } from "./flowchart/parseFlowchart.ts";
import { parseStateDiagram } from "./flowchart/parseStateDiagram.ts";
import { describeSequence } from "./sequence/describeSequence.ts";
import { drawSequence } from "./sequence/drawSequence.ts";
import { parseSequence } from "./sequence/parseSequence.ts";
import { svgRoot } from "./svgMarkup.ts";
import { SMALL_TEXT } from "./textSize.ts";

interface DiagramSource {
  /** Mermaid text. */
  source: string;
  /** Prefix for ids inside the SVG, unique on its page. */
  id: string;
}

export type RenderedDiagram =
  | { ok: true; svg: string; width: number; height: number; label: string }
  | { ok: false; message: string; line: number | null };

interface Picture {
  width: number;
  height: number;
  content: string;
}

/** The text column less the padding around a diagram: what fits into it needs no scrolling. */
const COLUMN = 686;
/** Wider than this, its small text would shrink below 11 pixels; it keeps its size and scrolls. */
const WIDEST = (COLUMN * SMALL_TEXT.size) / 11;
const LONGEST_LABEL = 300;

/** Draws a Mermaid diagram as SVG that takes its colours and fonts from the page. */
export function renderDiagram({ source }: DiagramSource): RenderedDiagram {
  const lines = diagramLines(source);
  try {
    const { picture, label } = draw(lines);
    const scale = picture.width > COLUMN && picture.width <= WIDEST ? COLUMN / picture.width : 1;
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

function draw(lines: DiagramLine[]): { picture: Picture; label: string } {
  const [header] = lines;
  const [kind = ""] = header?.text.split(/\s/, 1) ?? [];
  switch (kind) {
    case "graph":
    case "flowchart":
      return flowchartPicture(parseFlowchart(lines));
    case "stateDiagram":
    case "stateDiagram-v2":
      return flowchartPicture(parseStateDiagram(lines));
    case "sequenceDiagram": {
      const sequence = parseSequence(lines);
      return { picture: roomiest([30, 22, 15], (limit) => drawSequence(sequence, limit)), label: describeSequence(sequence) };
    }
    default:
      throw new DiagramError(kind ? `"${kind}" diagrams are not drawn` : "the diagram is empty", header?.line ?? null);
  }
}

const DOWNWARDS: FlowSpacing[] = [
  { nodeLabel: 28, edgeLabel: 26, rankGap: 40 },
  { nodeLabel: 20, edgeLabel: 16, rankGap: 40 },
  { nodeLabel: 15, edgeLabel: 13, rankGap: 40 },
];

const SIDEWAYS: FlowSpacing[] = [
  { nodeLabel: 28, edgeLabel: 26, rankGap: 36 },
  { nodeLabel: 24, edgeLabel: 24, rankGap: 18 },
  { nodeLabel: 18, edgeLabel: 16, rankGap: 18 },
  { nodeLabel: 15, edgeLabel: 13, rankGap: 16 },
];

function flowchartPicture(chart: Flowchart): { picture: Picture; label: string } {
  const label = describeFlowchart(chart);
  const drawPlaced = (measured: MeasuredFlowchart) => drawFlowchart(layoutFlowchart(measured));
  const downwards = (shown: Flowchart) => DOWNWARDS.map((spacing) => measureFlowchart(shown, spacing));
  if (!isSideways(chart)) return { picture: roomiest(downwards(chart), drawPlaced), label };
  const sideways = SIDEWAYS.map((spacing) => measureFlowchart(chart, spacing));
  const short = sideways.filter((measured) => leastLength(measured) <= COLUMN);
  const candidates = short.length > 0 ? short : sideways.filter((measured) => leastLength(measured) <= WIDEST);
  const picture = candidates.length > 0 ? roomiest(candidates, drawPlaced) : null;
  if (picture && picture.width <= WIDEST) return { picture, label };
  // A chart too wide for any reader is drawn downwards: seeing all of it matters more than which way it runs.
  return { picture: roomiest(downwards({ ...chart, direction: "TD" }), drawPlaced), label };
}

/** The first drawing that fits the column as it is, else one that may be shrunk to fit; labels wrap tighter each time. */
function roomiest<T>(spacings: T[], drawWith: (spacing: T) => Picture): Picture {
  const pictures: Picture[] = [];
  for (const spacing of spacings) {
    const picture = drawWith(spacing);
    if (picture.width <= COLUMN) return picture;
    pictures.push(picture);
  }
  const narrowest = pictures.reduce((best, picture) => (picture.width < best.width ? picture : best));
  return pictures.find(({ width }) => width <= WIDEST) ?? narrowest;
}

function shorten(label: string): string {
  if (label.length <= LONGEST_LABEL) return label;
  const cut = label.slice(0, LONGEST_LABEL - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf("; "), cut.lastIndexOf(" ")))} …`;
}
