import {
  anchor,
  type Block,
  badge,
  code,
  codes,
  type Inline,
  link,
  note,
  paragraph,
  prose,
  strong,
} from "@docs/generator";
import { eventAnchor, metricAnchor } from "../data/anchors.ts";
import type { Catalogue } from "../data/catalogue.ts";
import type { EventLinks, Metric, ServerEvent } from "../data/schemas.ts";
import type { ReferenceLinks } from "../reference/connectReference.ts";
import { historyChips, historyLines } from "./drawHistory.ts";

interface EventContext {
  catalogue: Pick<Catalogue, "historyOf" | "linksOfEvent">;
  findDoc: ReferenceLinks["findDoc"];
}

/** Events as a list: what happened, how serious it is, for warnings and errors what to check, and where to go on. */
export function drawEvents(events: ServerEvent[], { catalogue, findDoc }: EventContext): Block[] {
  const { historyOf, linksOfEvent } = catalogue;
  const entries = events.map(({ name, id, level, metric, meaning, check }) => ({
    id: eventAnchor(name),
    term: name,
    chips: [
      [badge(level)],
      [`code ${id}`],
      ...(metric ? [["counted as a metric"]] : []),
      ...historyChips(historyOf("event", name)),
      ...linkChips(linksOfEvent(name), findDoc),
    ],
    body: [
      paragraph(...prose(meaning), ...(check ? [" ", note(prose(check))] : [])),
      ...historyLines(historyOf("event", name)),
    ],
  }));
  return [{ type: "entries", entries }];
}

function linkChips(links: EventLinks | undefined, findDoc: ReferenceLinks["findDoc"]): Inline[][] {
  const pages = (links?.pages ?? []).flatMap((id) => findDoc(id) ?? []);
  const named = pages.flatMap(({ path, label }, at) => [
    at === 0 ? "Explained in " : ", ",
    link(path, label),
  ]);
  const settings = links ? ["Related settings ", ...codes(links.settings)] : [];
  return [named, settings].filter((chip) => chip.length > 0);
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
