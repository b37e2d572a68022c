import { beforeAll, describe, expect, inject, it } from "vitest";
import { METRICS } from "../../bench/metrics.ts";
import { weighSite } from "../../bench/siteSizes.ts";

const { real } = inject("sites");

describe("the real site", () => {
  let sizes: Awaited<ReturnType<typeof weighSite>>;

  const weighed = ["postgresql.html", "rcpt.html", "firstScript"];

  beforeAll(async () => {
    sizes = await weighSite(real.folder, weighed);
  });

  const promised = METRICS.filter(({ id }) => weighed.includes(id));

  it.each(promised)("keeps its budget: $label", ({ id, budget }) => {
    expect(sizes[id]).toBeLessThanOrEqual(budget ?? 0);
  });
});
