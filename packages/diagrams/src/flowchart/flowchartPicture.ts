import { firstThatFits, type Picture, WIDEST } from "../fitColumn.ts";
import { drawFlowchart } from "./drawFlowchart.ts";
import { type Flowchart, isSideways } from "./flowchart.ts";
import { layoutFlowchart } from "./layout/layoutFlowchart.ts";
import { type FlowSpacing, measureFlowchart } from "./layout/measureFlowchart.ts";
import { withMargin } from "./layout/placedFlowchart.ts";

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
  const fit = (turned: Flowchart, spacings: FlowSpacing[]) =>
    firstThatFits(spacings, (spacing) => withMargin(layoutFlowchart(measureFlowchart(turned, spacing))));
  if (!isSideways(chart.direction)) return drawFlowchart(fit(chart, DOWNWARDS));
  const sideways = fit(chart, SIDEWAYS);
  // A chart too wide for any reader is drawn downwards: seeing all of it matters more than which way it runs.
  return drawFlowchart(sideways.width <= WIDEST ? sideways : fit({ ...chart, direction: "TD" }, DOWNWARDS));
}
