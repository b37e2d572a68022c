import { escapeHtml } from "../../packages/generator/src/shared/escapeHtml.ts";
import { METRICS } from "../metrics.ts";
import { medianOf, OURS, type Results } from "../results.ts";
import { formatValue } from "./formatCell.ts";

const SHOWN = ["cold", "memory", "total", "lcp", "hoverClick", "searchBytes"];
/** As wide as the text on a phone: an image that shrinks cannot be read. */
const WIDTH = 358;
const NAMES = 92;
const VALUES = 66;
const BAR = 14;
const ROW = 20;
const HEAD = 26;

/** Colors follow the reader's mode; an image cannot use the page's own. */
const STYLE = `text{font:12px system-ui,sans-serif;fill:#475569}
.title{font-weight:600;fill:#0f172a}
.ours{fill:#0f766e}
.other{fill:#94a3b8}
@media (prefers-color-scheme:dark){text{fill:#a8b3c4}.title{fill:#f1f5f9}.ours{fill:#2dd4bf}.other{fill:#64748b}}`;

/** The main figures as bars, each in a part of its own because their units differ. Shorter is better. */
export function drawChart(results: Results): string {
  const { contestants } = results;
  const isMeasured = (id: string) =>
    contestants.some((one) => medianOf(results.sizes[1]?.[one.id], id) !== null);
  const parts = METRICS.filter(({ id }) => SHOWN.includes(id) && isMeasured(id));
  const partHeight = HEAD + contestants.length * ROW + 18;
  const height = parts.length * partHeight;
  const drawn = parts.map(({ id, label, unit }, at) => {
    const values = contestants.map((one) => medianOf(results.sizes[1]?.[one.id], id));
    const longest = Math.max(...values.map((value) => value ?? 0));
    const bars = contestants.map((one, row) => {
      const value = values[row] ?? null;
      const y = HEAD + row * ROW;
      const length = value === null ? 0 : ((WIDTH - NAMES - VALUES) * value) / longest;
      return (
        text(NAMES - 8, y + 11, shortName(one.name), "end") +
        `<rect class="${one.id === OURS ? "ours" : "other"}" x="${NAMES}" y="${y}" width="${length.toFixed(1)}" height="${BAR}" rx="2"/>` +
        text(NAMES + length + 6, y + 11, value === null ? "not measured" : formatValue(value, unit))
      );
    });
    // What follows a comma would not fit; the table has it.
    const title = `<text class="title" x="0" y="14">${escapeHtml(label.replace(/,.*/, ""))}</text>`;
    return `<g transform="translate(0 ${at * partHeight})">${title}${bars.join("")}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">
<title>This site and other generators on the same content; shorter is better</title>
<style>${STYLE}</style>
${drawn.join("\n")}
</svg>
`;
}

/** `Starlight 0.42.4` is `Starlight`. */
function shortName(name: string): string {
  return name.replace(/ [\d.].*$/, "");
}

function text(x: number, y: number, content: string, anchor = "start"): string {
  return `<text x="${x.toFixed(1)}" y="${y}" text-anchor="${anchor}">${escapeHtml(content)}</text>`;
}
