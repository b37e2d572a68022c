import { COLUMN, type Picture, roomiest, WIDEST } from "../fitColumn.ts";
import { drawFlowchart } from "./drawFlowchart.ts";
import { type Flowchart, isSideways } from "./flowchart.ts";
import { layoutFlowchart } from "./layoutFlowchart.ts";
import {
  type FlowSpacing,
  leastLength,
  type MeasuredFlowchart,
  measureFlowchart,
} from "./measureFlowchart.ts";

/** From roomy to tight. Charts that run down are only short of room sideways, so their ranks keep their distance. */
const DOWNWARDS: FlowSpacing[] = [
  { nodeLabel: 28, edgeLabel: 26, rankGap: 34 },
  { nodeLabel: 20, edgeLabel: 16, rankGap: 34 },
  { nodeLabel: 15, edgeLabel: 13, rankGap: 34 },
];

const SIDEWAYS: FlowSpacing[] = [
  { nodeLabel: 28, edgeLabel: 26, rankGap: 36 },
  { nodeLabel: 24, edgeLabel: 24, rankGap: 18 },
  { nodeLabel: 18, edgeLabel: 16, rankGap: 18 },
  { nodeLabel: 15, edgeLabel: 13, rankGap: 16 },
];

/** Draws a flowchart so that it fits the column if it can. */
export function flowchartPicture(chart: Flowchart): Picture {
  const drawPlaced = (measured: MeasuredFlowchart) => drawFlowchart(layoutFlowchart(measured));
  const downwards = (shown: Flowchart) => DOWNWARDS.map((spacing) => measureFlowchart(shown, spacing));
  if (!isSideways(chart)) return roomiest(downwards(chart), drawPlaced);
  const sideways = SIDEWAYS.map((spacing) => measureFlowchart(chart, spacing));
  const short = sideways.filter((measured) => leastLength(measured) <= COLUMN);
  const candidates =
    short.length > 0 ? short : sideways.filter((measured) => leastLength(measured) <= WIDEST);
  const picture = candidates.length > 0 ? roomiest(candidates, drawPlaced) : null;
  if (picture && picture.width <= WIDEST) return picture;
  // A chart too wide for any reader is drawn downwards: seeing all of it matters more than which way it runs.
  return roomiest(downwards({ ...chart, direction: "TD" }), drawPlaced);
}
