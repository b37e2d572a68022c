import { expect, it } from "vitest";
import { readScore } from "../scoreForPrograms.ts";

const REPORT = `
  Overall Score: 87 / 100 (B)

  Check Results:
      PASS  llms-txt-exists                found
      WARN  llms-txt-size                  large
      FAIL  content-start-position         7 of 60 pages
            Fix: 7 of 60 pages FAIL to begin early.
      FAIL  content-negotiation            none
`;

it("counts what is missing, so that less is better as in every row", () => {
  expect(readScore(REPORT, "ended with 1")).toEqual({ lostPoints: 13, failedChecks: 2, warnedChecks: 1 });
});

it("says why there is no score", () => {
  expect(() => readScore("", "ended with 2")).toThrow("afdocs gave no score: ended with 2");
});
