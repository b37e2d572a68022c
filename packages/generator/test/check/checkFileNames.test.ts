import { expect, it } from "vitest";
import { siteFrom } from "../../../../test/support/site.ts";
import { checkFileNames } from "../../src/check/checkFileNames.ts";

it.each([
  ["docs/a.html", 'two files for "docs/a.html"'],
  ["docs/a/index.html", 'two files for "docs/a/index.html"'],
  ["docs/a.json", 'two files for "docs/a.json"'],
  ["docs/a/b.html", null],
])("a public file that hosts may show instead of a page is reported: %s", async (path, told) => {
  const { routes } = await siteFrom({ "docs/a.md": "# A\n" });
  const messages = checkFileNames([], routes, [{ path }]).map(({ message }) => message);
  expect(messages).toEqual(told === null ? [] : [expect.stringContaining(told)]);
});
