import { beforeAll, describe, expect, inject, it } from "vitest";
import { BUDGETS } from "../../bench/budgets.ts";
import { MEASURED_PAGES } from "../../bench/metrics.ts";
import { siteSizes } from "../../bench/siteSizes.ts";

const { real } = inject("sites");

describe("the real site", () => {
  const { postgresql, rcpt } = MEASURED_PAGES;
  let sizes: Awaited<ReturnType<typeof siteSizes>>;

  beforeAll(async () => {
    sizes = await siteSizes(real.folder, [postgresql, rcpt]);
  });

  it("sends an ordinary page with its CSS within its budget", () => {
    expect(sizes.pages[postgresql]?.html).toBeLessThanOrEqual(BUDGETS.postgresqlHtml);
  });

  it("sends a long page with its CSS within its budget", () => {
    expect(sizes.pages[rcpt]?.html).toBeLessThanOrEqual(BUDGETS.rcptHtml);
  });

  it("sends React and the shell within their budget", () => {
    expect(sizes.firstScript).toBeLessThanOrEqual(BUDGETS.firstScript);
  });
});
