import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe finds on the page or within an element, one line per element, by the rules of WCAG 2.2 AA or by the given ones. */
export async function violations(
  page: Page,
  { rules, within = "html" }: { rules?: readonly string[]; within?: string } = {},
): Promise<string[]> {
  await loadAxe(page);
  const runOnly = rules
    ? { type: "rule" as const, values: [...rules] }
    : { type: "tag" as const, values: WCAG };
  return runAxe(page, runOnly, { within });
}

/** Rules that depend on the color mode. */
export const RULES_OF_COLOR = ["color-contrast", "link-in-text-block"];

/** Rules for which axe measures the whole page. They take longer than all others together. */
export const RULES_OF_LOOK = [...RULES_OF_COLOR, "target-size"];

/** What axe finds within an element by all other rules. */
export async function violationsOfMarkup(page: Page, within: string): Promise<string[]> {
  await loadAxe(page);
  const without = Object.fromEntries(RULES_OF_LOOK.map((rule) => [rule, { enabled: false }]));
  return runAxe(page, { type: "tag", values: WCAG }, { within, rules: without });
}

async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return;
  await page.evaluate(await readFile(AXE, "utf8"));
}

function runAxe(
  page: Page,
  runOnly: { type: "rule" | "tag"; values: string[] },
  { within = "html", rules = {} }: { within?: string; rules?: Record<string, { enabled: boolean }> } = {},
): Promise<string[]> {
  return page.evaluate(
    async ({ within: context, ...options }) => {
      const axe: typeof import("axe-core") = Reflect.get(window, "axe");
      const results = await axe.run(context, options);
      const faults = results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} (${failureSummary})`),
      );
      // Targets at the edge of a scroll container can be scrolled into view.
      return faults.filter((fault) => !fault.includes("partially obscured"));
    },
    // None of the rules needs the files that axe would fetch first.
    { within, runOnly, rules, resultTypes: ["violations" as const], preload: false },
  );
}
