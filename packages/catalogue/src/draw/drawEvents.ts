import { badge, code, codes, type Drawing, type Inline, prose, strong } from "@docs/generator";
import type { Catalogue, EventLinks } from "../data/catalogue.ts";
import type { Metric, ServerEvent } from "../data/schemas.ts";
import type { ReferenceLinks } from "../reference/connectReference.ts";
import { referenceAnchor } from "../reference/reference.ts";
import { drawHistory, historyChips } from "./drawHistory.ts";
import { explainedChips, listEntries, listRows, plain, sentences } from "./listEntries.ts";

/** Draws events with their level, meaning, what to check for warnings and errors, and related pages. */
export function drawEvents(
  events: ServerEvent[],
  { historyOf, linksOfEvent }: Pick<Catalogue, "historyOf" | "linksOfEvent">,
): Drawing<ReferenceLinks> {
  const listed = events.map(({ name, id, level, metric, meaning, check }) => ({
    kind: "Events",
    id: referenceAnchor("events", name),
    name,
    text: plain(meaning, check, `Level ${level}.`),
    draw: (site: ReferenceLinks, path: string) => ({
      chips: [
        [badge(level)],
        [`code ${id}`],
        ...(metric ? [["counted as a metric"]] : []),
        ...historyChips(historyOf("event", name)),
        ...explainedChips(linksOfEvent(name)?.pages ?? [], site, path),
        ...relatedChips(linksOfEvent(name)),
      ],
      body: [sentences(meaning, check)],
      more: drawHistory(historyOf("event", name)),
    }),
  }));
  return listEntries(listed);
}

function relatedChips(links: EventLinks | undefined): Inline[][] {
  return links?.settings.length ? [["Related settings ", ...codes(links.settings)]] : [];
}

export function drawMetrics(metrics: Metric[]): Drawing {
  const rows = metrics.map(({ name, kind, unit, enterprise, summary }) => ({
    id: `metric-${name}`,
    name,
    text: plain(summary),
    cells: [
      [code(name)],
      [kind],
      [unit],
      [...prose(summary), ...(enterprise ? [" ", strong("Enterprise")] : [])],
    ],
  }));
  return listRows(["Metric", "Kind", "Unit", "Measures"], rows);
}
