import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe finds on the page, one line per element: by all rules of WCAG 2.2 AA, or by the named ones. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(await readFile(AXE, "utf8"));
  const runOnly = rules ? { type: "rule" as const, values: rules } : { type: "tag" as const, values: WCAG };
  return page.evaluate(async (only) => {
    const axe: typeof import("axe-core") = Reflect.get(window, "axe");
    const results = await axe.run(document, { runOnly: only, resultTypes: ["violations"] });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} (${failureSummary})`),
    );
  }, runOnly);
}
