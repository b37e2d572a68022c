import { eventAnchor, metricAnchor } from "../anchors.ts";
import type { Metric, ServerEvent } from "../schemas.ts";
import type { Pen } from "./pen.ts";

/** Events as a list: what happened, how serious it is, and for warnings and errors what to check. */
export function drawEvents(events: ServerEvent[], pen: Pen): string {
  return pen.entryList(
    events.map(({ name, id, level, metric, meaning, check }) => ({
      id: eventAnchor(name),
      term: name,
      chips: [pen.level(level), `code ${id}`, ...(metric ? ["counted as a metric"] : [])],
      body: pen.paragraph(pen.prose(meaning) + (check ? ` ${pen.note(pen.prose(check))}` : "")),
    })),
  );
}

export function drawMetrics(metrics: Metric[], pen: Pen): string {
  const rows = metrics.map(({ name, kind, unit, enterprise, summary }) => [
    pen.anchored(metricAnchor(name), pen.code(name)),
    pen.text(kind),
    pen.text(unit),
    pen.prose(summary) + (enterprise ? ` ${pen.strong("Enterprise")}` : ""),
  ]);
  return pen.table(["Metric", "Kind", "Unit", "Measures"], rows);
}
