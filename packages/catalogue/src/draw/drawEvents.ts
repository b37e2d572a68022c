import { anchor, type Block, badge, code, note, paragraph, prose, strong } from "@docs/generator";
import { eventAnchor, metricAnchor } from "../data/anchors.ts";
import type { HistoryIndex } from "../data/historyIndex.ts";
import type { Metric, ServerEvent } from "../data/schemas.ts";
import { historyChips, historyLines } from "./drawHistory.ts";

/** Events as a list: what happened, how serious it is, and for warnings and errors what to check. */
export function drawEvents(events: ServerEvent[], historyOf: HistoryIndex): Block[] {
  const entries = events.map(({ name, id, level, metric, meaning, check }) => ({
    id: eventAnchor(name),
    term: name,
    chips: [
      [badge(level)],
      [`code ${id}`],
      ...(metric ? [["counted as a metric"]] : []),
      ...historyChips(historyOf("event", name)),
    ],
    body: [
      paragraph(...prose(meaning), ...(check ? [" ", note(prose(check))] : [])),
      ...historyLines(historyOf("event", name)),
    ],
  }));
  return [{ type: "entries", entries }];
}

export function drawMetrics(metrics: Metric[]): Block[] {
  const rows = metrics.map(({ name, kind, unit, enterprise, summary }) => [
    [anchor(metricAnchor(name), code(name))],
    [kind],
    [unit],
    [...prose(summary), ...(enterprise ? [" ", strong("Enterprise")] : [])],
  ]);
  return [{ type: "table", head: ["Metric", "Kind", "Unit", "Measures"], rows }];
}
