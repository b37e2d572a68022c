import { escapeHtml } from "../../shared/escapeHtml.ts";
import { eventAnchor, metricAnchor } from "../anchors.ts";
import type { Metric, ServerEvent } from "../schemas.ts";
import { anchored, code, entryList, prose, table } from "./html.ts";

/** Events as a list: what happened, how serious it is, and for warnings and errors what to check. */
export function drawEvents(events: ServerEvent[]): string {
  return entryList(
    events.map(({ name, id, level, metric, meaning, check }) => ({
      id: eventAnchor(name),
      term: name,
      chips: [
        `<span class="level ${level}">${level}</span>`,
        `code ${id}`,
        ...(metric ? ["counted as a metric"] : []),
      ],
      body: `<p>${prose(meaning)}${check ? ` <span class="note">${prose(check)}</span>` : ""}</p>`,
    })),
  );
}

export function drawMetrics(metrics: Metric[]): string {
  const rows = metrics.map(({ name, kind, unit, enterprise, summary }) => [
    anchored(metricAnchor(name), code(name)),
    escapeHtml(kind),
    escapeHtml(unit),
    prose(summary) + (enterprise ? " <strong>Enterprise</strong>" : ""),
  ]);
  return table(["Metric", "Kind", "Unit", "Measures"], rows);
}
