import { COLUMN, firstThatFits, type Picture, WIDEST } from "../fitColumn.ts";
import { drawFlowchart } from "./drawFlowchart.ts";
import { type Flowchart, isSideways } from "./flowchart.ts";
import { layoutFlowchart } from "./layout/layoutFlowchart.ts";
import { leastWidth } from "./layout/leastWidth.ts";
import { type FlowSpacing, type MeasuredFlowchart, measureFlowchart } from "./layout/measureFlowchart.ts";
import { type SizedFlowchart, withMargin } from "./layout/placedFlowchart.ts";

/** From roomy to tight. Charts that run down are only short of room sideways, so their ranks keep their distance. */
const DOWNWARDS: FlowSpacing[] = [
  { nodeLabel: 28, edgeLabel: 26, rankGap: 46, nodeGap: 28 },
  { nodeLabel: 20, edgeLabel: 16, rankGap: 46, nodeGap: 24 },
  { nodeLabel: 14, edgeLabel: 13, rankGap: 46, nodeGap: 12 },
];

const SIDEWAYS: FlowSpacing[] = [
  { nodeLabel: 28, edgeLabel: 26, rankGap: 60, nodeGap: 24 },
  { nodeLabel: 28, edgeLabel: 26, rankGap: 46, nodeGap: 24 },
  { nodeLabel: 24, edgeLabel: 24, rankGap: 36, nodeGap: 24 },
  { nodeLabel: 18, edgeLabel: 16, rankGap: 32, nodeGap: 24 },
  { nodeLabel: 15, edgeLabel: 13, rankGap: 28, nodeGap: 24 },
];

/** Draws a flowchart so that it fits the column if it can. */
export function flowchartPicture(chart: Flowchart): Picture {
  if (!isSideways(chart.direction)) return drawFlowchart(downwards(chart));
  const sideways = SIDEWAYS.map((spacing) => measureFlowchart(chart, spacing));
  // Most spacings can be ruled out by the length of the longest chain, which takes no layout to know.
  const short = sideways.filter((measured) => leastWidth(measured) <= COLUMN);
  const candidates = short.length > 0 ? short : sideways.filter((measured) => leastWidth(measured) <= WIDEST);
  const layout = candidates.length > 0 ? firstThatFits(candidates, layoutWithSize) : null;
  if (layout && layout.width <= WIDEST) return drawFlowchart(layout);
  // A chart too wide for any reader is drawn downwards: seeing all of it matters more than which way it runs.
  return drawFlowchart(downwards({ ...chart, direction: "TD" }));
}

function downwards(chart: Flowchart): SizedFlowchart {
  return firstThatFits(DOWNWARDS, (spacing) => layoutWithSize(measureFlowchart(chart, spacing)));
}

function layoutWithSize(measured: MeasuredFlowchart): SizedFlowchart {
  return withMargin(layoutFlowchart(measured));
}
