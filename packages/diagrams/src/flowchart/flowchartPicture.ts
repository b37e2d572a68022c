import { firstThatFits, MAX_SCALED_WIDTH, type Picture } from "../fitColumn.ts";
import { drawFlowchart } from "./drawFlowchart.ts";
import { type Flowchart, isHorizontal } from "./flowchart.ts";
import { layoutFlowchart } from "./layout/layoutFlowchart.ts";
import { type FlowSpacing, measureFlowchart } from "./layout/measureFlowchart.ts";
import { withMargin } from "./layout/placedFlowchart.ts";

/** From wide to narrow; the gap between ranks does not affect the width. */
const VERTICAL: FlowSpacing[] = [
  { nodeLabel: 28, edgeLabel: 26, rankGap: 46, nodeGap: 28 },
  { nodeLabel: 20, edgeLabel: 16, rankGap: 46, nodeGap: 24 },
  { nodeLabel: 14, edgeLabel: 13, rankGap: 46, nodeGap: 12 },
];

const HORIZONTAL: FlowSpacing[] = [
  { nodeLabel: 28, edgeLabel: 26, rankGap: 60, nodeGap: 24 },
  { nodeLabel: 28, edgeLabel: 26, rankGap: 46, nodeGap: 24 },
  { nodeLabel: 24, edgeLabel: 24, rankGap: 36, nodeGap: 24 },
  { nodeLabel: 18, edgeLabel: 16, rankGap: 32, nodeGap: 24 },
  { nodeLabel: 15, edgeLabel: 13, rankGap: 28, nodeGap: 24 },
];

/** Draws a flowchart, fitted to the column if possible. */
export function flowchartPicture(chart: Flowchart): Picture {
  const fit = (oriented: Flowchart, spacings: FlowSpacing[]) =>
    firstThatFits(spacings, (spacing) => withMargin(layoutFlowchart(measureFlowchart(oriented, spacing))));
  if (!isHorizontal(chart.direction)) return drawFlowchart(fit(chart, VERTICAL));
  const horizontal = fit(chart, HORIZONTAL);
  // A chart that would have to scroll sideways is drawn top-down instead.
  const isTooWide = horizontal.width > MAX_SCALED_WIDTH;
  return drawFlowchart(isTooWide ? fit({ ...chart, direction: "TD" }, VERTICAL) : horizontal);
}
