import { describe, expect, it } from "vitest";
import { judgeGoals } from "../report/goals.ts";
import { makeResults } from "./makeResults.ts";

const goal = (results: ReturnType<typeof makeResults>, text: RegExp) =>
  judgeGoals(results).find((one) => text.test(one.text));

describe("a goal against the others", () => {
  it("is held against the best of them, by medians", () => {
    const results = makeResults({
      ours: { cold: [9, 1, 1] },
      docusaurus: { cold: [9] },
      vitepress: { cold: [5, 4, 4] },
    });
    expect(goal(results, /^Build/)).toMatchObject({ seen: "1.0 s against 4.0 s", isMet: true });
    results.sizes[1]?.["vitepress"]?.values["cold"]?.fill(2.9);
    expect(goal(results, /^Build/)?.isMet).toBe(false);
  });

  it("is not judged when ours or all others were not measured", () => {
    expect(goal(makeResults({ ours: { lcp: [1] } }), /^Largest/)?.isMet).toBeNull();
    expect(goal(makeResults({ vitepress: { lcp: [1] } }), /^Largest/)?.isMet).toBeNull();
  });

  it("holds script against Docusaurus alone", () => {
    const results = makeResults({ ours: { js: [50] }, docusaurus: { js: [100] }, vitepress: { js: [10] } });
    expect(goal(results, /Docusaurus sends/)?.isMet).toBe(true);
  });
});
