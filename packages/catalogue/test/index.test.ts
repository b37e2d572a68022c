import { describe, expect, it } from "vitest";
import { realExtension } from "../../../test/support/extension.ts";
import { loadSite } from "../../../test/support/site.ts";
import { tempTree } from "../../../test/support/tempTree.ts";
import { checkSite } from "../../generator/src/check/checkSite.ts";
import { catalogue } from "../src/index.ts";

async function check(body: string, extension = realExtension, files: Record<string, string> = {}) {
  const content = await tempTree({
    "docs/a.md": `---\ntitle: A\ndescription: ${"Long enough. ".repeat(5)}\n---\n${body}`,
    ...files,
  });
  const loaded = await loadSite({ content, public: `${content}/public` }, { extensions: [extension] });
  const checks = await checkSite({ ...loaded, filePaths: [] });
  return { ...checks, problems: [...loaded.site.problems, ...checks.problems] };
}

describe("a page about the server", () => {
  it("gets the line of an unknown key, even in a fence inside a list", async () => {
    const { problems } = await check("1. Write:\n\n   ```toml\n   [session.rcpt]\n   reley = true\n   ```\n");
    expect(problems).toMatchObject([
      { rule: "unknown-setting", severity: "error", file: "docs/a.md", line: 9 },
    ]);
  });

  it("gets the line of unknown names in prose and tables", async () => {
    const { problems } = await check("Set\n`session.rcpt.reley`.\n\n| a |\n|---|\n| `smtp.rcpt-too` |\n");
    expect(problems).toMatchObject([{ line: 6 }, { line: 10 }]);
  });

  it("gets an error for a directive that draws nothing, with the nearest name", async () => {
    const { problems } = await check('::setings\n\n::settings{prefix="session.rcp"}\n');
    expect(problems).toMatchObject([
      { rule: "directive", hint: 'Did you mean "settings"?', line: 5 },
      { rule: "directive", hint: 'Did you mean "session.rcpt"?', line: 7 },
    ]);
  });
});

describe("an example of settings in the database", () => {
  const waysOf = (code: string) =>
    catalogue()
      .fencePlace?.("toml", code, {})
      ?.ways?.map(({ label }) => label);

  it("is shown as commands and as a request", () => {
    expect(waysOf('session.rcpt.errors.wait = "10s"')).toEqual(["CLI", "API"]);
  });

  it("is one request if it replaces a list, which commands alone cannot", () => {
    expect(waysOf('session.ehlo.reject-non-fqdn = [{ if = "a", then = true }, { else = false }]')).toEqual([
      "API",
    ]);
  });
});

it("says how much of the server is described, and how many snippets are not checked", async () => {
  const { problems, summaries } = await check('`server.hostname`\n\n```toml nocheck="other"\ny =\n```\n');
  expect(problems).toEqual([]);
  expect(summaries).toEqual([
    "coverage: 1 of 830 settings, 0 of 591 events, 0 of 266 permissions, 0 of 19 commands; 1 snippets unchecked",
  ]);
});

it("reports invalid data once, and draws nothing from it", async () => {
  const { problems } = await check("Text.\n", catalogue(), { "data/settings.json": "{" });
  expect(problems).toMatchObject([{ rule: "data", file: "data/settings.json" }]);
});

it.each([
  ["a tab in a string", '"\tMay read mail."', 5],
  ["a comma too many", '"May read mail.",', 6],
])("reports data that is valid YAML but not JSON: %s", async (_what, allows, line) => {
  const text = `{ "version": "1", "entries": [{\n"name": "read",\n"id": 1, "roles": [],\n"group": "Mail",\n"allows": ${allows}\n}] }`;
  const { problems } = await check("Text.\n", catalogue(), { "data/permissions.json": text });
  expect(problems).toMatchObject([
    {
      file: "data/permissions.json",
      line,
      message: expect.stringMatching(/^It is not valid JSON: /),
    },
  ]);
});

it("checks what it can without data: JSON, YAML and TOML that cannot be parsed", async () => {
  const { problems } = await check("`session.rcpt.reley`\n\n```json\n{\n```\n", catalogue());
  expect(problems.map(({ rule }) => rule)).toEqual(["json"]);
});
