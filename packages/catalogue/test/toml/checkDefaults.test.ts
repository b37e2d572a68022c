import { expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { compile } from "../../../../test/support/compile.ts";
import { checkDefaults } from "../../src/toml/checkDefaults.ts";

const catalogue = await realCatalogue();

function findings(text: string) {
  const { snippets } = compile(text);
  return checkDefaults({ body: text, bodyLine: 1, snippets }, catalogue);
}

it.each([
  "`imap.timeout.idle` (default `30m`) ends it.",
  "`imap.timeout.idle` defaults to `1800s`.",
  "The default of `imap.request.max-size` is `52,428,800`.",
  "`imap.request.max-size` (default 52,428,800) is in bytes.",
  "A `timeout` (default `5s`) of another program.",
  "`imap.timeout.idle` is long. The default is `5m` elsewhere.",
  "| `imap.timeout.idle` | 15 minutes (default 10) |",
])("accepts %s", (text) => {
  expect(findings(text)).toEqual([]);
});

it("ignores code blocks, but counts their lines", () => {
  const fence = "```txt\n`imap.timeout.idle` (default `29m`)\n```\n";
  expect(findings(`${fence}\n\`imap.timeout.idle\` (default \`28m\`) ends it.`)).toMatchObject([{ line: 5 }]);
});

it.each([
  "`imap.timeout.idle` (default `29m`) ends it.",
  "`imap.timeout.idle` defaults to `1h`.",
  "The default of `imap.timeout.idle` is `1h`.",
  "`imap.request.max-size` (default 52428801) is in bytes.",
])("refuses %s", (text) => {
  expect(findings(`First.\n\n${text}`)).toMatchObject([{ rule: "stated-default", line: 3 }]);
});
