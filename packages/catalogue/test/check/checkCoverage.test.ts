import type { SitePage } from "@docs/generator";
import { expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { checkCoverage, countMentions, formatCoverage } from "../../src/check/checkCoverage.ts";

const catalogue = await realCatalogue();

function page(parts: Partial<SitePage>): SitePage {
  return {
    version: "current",
    id: "a",
    path: "/docs/a",
    file: "docs/a.md",
    label: "A",
    position: undefined,
    anchors: [],
    snippets: [],
    inlineCodes: [],
    ...parts,
  };
}

function coverage(pages: SitePage[]) {
  return countMentions(pages, catalogue);
}

function covered(...pages: SitePage[]): string {
  return formatCoverage(coverage(pages));
}

it("counts what pages set, mention, call and draw", () => {
  const written = page({
    anchors: ["setting-session.rcpt.relay", "event-auth.failed", "permission-restart", "cli-queue-list"],
    snippets: [
      { lang: "toml", code: "[store.a]\npath = '/x'\n", line: 1 },
      { lang: "bash", code: "stalwart-cli -u https://a server reload-config\n", line: 5 },
    ],
    inlineCodes: ["server.hostname", "auth.success", "jmap-email-get"].map((text) => ({ text, line: 1 })),
  });
  expect(covered(written)).toBe("3 of 830 settings, 2 of 591 events, 2 of 266 permissions, 2 of 19 commands");
});

it("counts a command where its name stands as whole words", () => {
  const codes = (...texts: string[]) => page({ inlineCodes: texts.map((text) => ({ text, line: 1 })) });
  expect(covered(codes("stalwart-cli queue list", "dkim create rsa"))).toContain("2 of 19 commands");
  expect(covered(codes("queue listing", "my-dkim create", "dkim", "create"))).toContain("0 of 19 commands");
});

it("ignores the reference", () => {
  const anchors = ["setting-session.rcpt.relay"];
  expect(covered(page({ id: "reference/settings/a", anchors }))).toMatch(/^0 of 830 settings/);
});

it("lists what is missing", () => {
  const [settings, , , commands] = coverage([page({ anchors: ["setting-server.hostname"] })]);
  expect(settings?.uncovered).toContain("session.rcpt.relay");
  expect(settings?.uncovered).not.toContain("server.hostname");
  expect(commands?.uncovered).toContain("queue list");
});

const parts = [
  { what: "events", total: 3, uncovered: ["acme.error", "smtp.ehlo"] },
  { what: "commands", total: 2, uncovered: ["queue list"] },
];

it("accepts what is listed as not described", () => {
  const list = "# Not described yet.\n\ncommands queue list\nevents acme.error\nevents smtp.ehlo\n";
  expect(checkCoverage(parts, list, "undescribed.txt")).toEqual([]);
});

it("rejects an entry that no page describes any more", () => {
  expect(checkCoverage(parts, "commands queue list\nevents acme.error\n", "undescribed.txt")).toMatchObject([
    { severity: "error", message: 'No page besides the reference describes "events smtp.ehlo".' },
  ]);
});

it("rejects the line of an entry that is described by now, or that does not exist", () => {
  const list =
    "commands queue list\nevents acme.error\nevents auth.failed\nevents smtp.ehlo\nsettings smtp.ehlo\n";
  expect(checkCoverage(parts, list, "undescribed.txt")).toMatchObject([
    { severity: "error", file: "undescribed.txt", line: 3 },
    { severity: "error", file: "undescribed.txt", line: 5 },
  ]);
});
