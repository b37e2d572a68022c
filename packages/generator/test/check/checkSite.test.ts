import { describe, expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { siteFrom } from "../../../../test/support/site.ts";
import { checkSite } from "../../src/check/checkSite.ts";

const catalogue = await realCatalogue();

async function check(body: string) {
  const site = await siteFrom({ "docs/a.md": `---\ntitle: A\n---\n\n${body}` });
  return checkSite({ ...site, shellLinks: [], filePaths: [] }, catalogue);
}

describe("the checks of a site", () => {
  it("name the file and the line of what is wrong in a fence, even inside a list", async () => {
    const { problems } = await check("1. Write:\n\n   ```toml\n   [session.rcpt]\n   reley = true\n   ```\n");
    expect(problems).toMatchObject([
      { rule: "unknown-setting", severity: "error", file: "docs/a.md", line: 9 },
    ]);
  });

  it("name the line of code in running text, in tables too", async () => {
    const { problems } = await check("Set\n`session.rcpt.reley`.\n\n| a |\n|---|\n| `smtp.rcpt-too` |\n");
    expect(problems).toMatchObject([{ line: 6 }, { line: 10 }]);
  });

  it("include links and routes", async () => {
    const { problems } = await check("[gone](/docs/gone)\n");
    expect(problems).toMatchObject([{ rule: "broken-link", line: 5 }]);
  });

  it("count the fences that are not to be checked", async () => {
    const { problems, optOuts } = await check('```toml nocheck="of another program"\n[x]\ny =\n```\n');
    expect({ problems, optOuts }).toEqual({ problems: [], optOuts: 1 });
  });

  it("measure how much of the server is described", async () => {
    const { coverage } = await check("`server.hostname`\n");
    expect(coverage.map(({ what, uncovered, total }) => [what, total - uncovered.length])).toEqual([
      ["settings", 1],
      ["events", 0],
      ["permissions", 0],
      ["commands", 0],
    ]);
  });
});

it("does without data about the server", async () => {
  const site = await siteFrom({ "docs/a.md": "# A\n\n`session.rcpt.reley`\n\n```json\n{\n```\n" });
  const { problems, coverage } = checkSite({ ...site, shellLinks: [], filePaths: [] }, null);
  expect(problems.map(({ rule }) => rule)).toEqual(["json"]);
  expect(coverage).toEqual([]);
});
