import type { SitePage } from "@docs/generator";
import { expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { collectMentions, countMentions, formatCoverage } from "../../src/check/coverage.ts";

const catalogue = await realCatalogue();

function page(parts: Partial<SitePage>): SitePage {
  return {
    path: "/docs/a",
    file: "docs/a.md",
    label: "A",
    position: undefined,
    anchors: [],
    snippets: [],
    inlineCodes: [],
    body: "",
    bodyLine: 1,
    ...parts,
  };
}

function coverage(pages: SitePage[]) {
  return countMentions(collectMentions(pages), catalogue);
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
  expect(covered(written)).toBe("3 of 823 settings, 2 of 587 events, 2 of 266 permissions, 2 of 19 commands");
});

it("ignores the reference", () => {
  const anchors = ["setting-session.rcpt.relay"];
  expect(covered(page({ file: "docs/reference/settings/a.md", anchors }))).toMatch(/^0 of 823 settings/);
});

it("lists what is missing", () => {
  const [settings, , , commands] = coverage([page({ anchors: ["setting-server.hostname"] })]);
  expect(settings?.uncovered).toContain("session.rcpt.relay");
  expect(settings?.uncovered).not.toContain("server.hostname");
  expect(commands?.uncovered).toContain("queue list");
});
