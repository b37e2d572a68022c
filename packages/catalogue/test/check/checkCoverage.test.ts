import { expect, it } from "vitest";
import { checkCoverage } from "../../src/check/checkCoverage.ts";

const coverage = [
  { what: "events", total: 3, uncovered: ["acme.error", "smtp.ehlo"] },
  { what: "commands", total: 2, uncovered: ["queue list"] },
];

it("accepts what is listed as not described", () => {
  const list = "# Not described yet.\n\ncommands queue list\nevents acme.error\nevents smtp.ehlo\n";
  expect(checkCoverage(coverage, list)).toEqual([]);
});

it("rejects an entry that no page describes any more", () => {
  expect(checkCoverage(coverage, "commands queue list\nevents acme.error\n")).toMatchObject([
    { severity: "error", message: 'No page besides the reference describes "events smtp.ehlo".' },
  ]);
});

it("rejects the line of an entry that is described by now, or that does not exist", () => {
  const list =
    "commands queue list\nevents acme.error\nevents auth.failed\nevents smtp.ehlo\nsettings smtp.ehlo\n";
  expect(checkCoverage(coverage, list)).toMatchObject([
    { severity: "error", file: "undescribed.txt", line: 3 },
    { severity: "error", file: "undescribed.txt", line: 5 },
  ]);
});
