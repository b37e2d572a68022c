import { describe, expect, it } from "vitest";
import { loadSite } from "../../../../test/support/site.ts";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { openCache } from "../../src/build/cache.ts";
import { checkSite } from "../../src/check/checkSite.ts";
import { makeAnew } from "../../src/content/remember.ts";
import type { Extension, SitePage } from "../../src/extension.ts";

/** Finds fault with every snippet and every page. */
const strict: Extension = {
  name: "strict",
  load: () => ({
    key: "1",
    problems: [],
    checkPage: ({ snippets }: SitePage) =>
      snippets.map(({ line, lang }) => ({ rule: "strict", message: `A fence of ${lang}.`, line: line + 1 })),
    checkSite: (pages: SitePage[]) => ({
      problems: [{ severity: "warning", rule: "strict", message: `${pages.length} pages.` }],
      summary: "looked at everything",
    }),
  }),
};

async function check(body: string, extensions: Extension[] = [], remember = makeAnew) {
  const content = await tempTree({
    "docs/a.md": `---\ntitle: A\ndescription: ${"Long enough. ".repeat(5)}\n---\n\n${body}`,
  });
  const loaded = await loadSite({ content, public: `${content}/public` }, { extensions });
  return checkSite({ ...loaded, filePaths: [], remember });
}

describe("the checks of a site", () => {
  it("include links and routes", async () => {
    const { problems } = await check("[gone](/docs/gone)\n");
    expect(problems).toMatchObject([{ rule: "broken-link", line: 6 }]);
  });

  it("skip fences that no extension checks", async () => {
    const { problems } = await check("```json\n{\n```\n\n```yaml\na: [\n```\n");
    expect(problems).toEqual([]);
  });

  it("name the file of what an extension finds on a page, even inside a list", async () => {
    const { problems, summaries } = await check("1. Write:\n\n   ```toml\n   x\n   ```\n", [strict]);
    expect(problems).toMatchObject([
      { rule: "strict", severity: "error", file: "docs/a.md", line: 9 },
      { message: "1 pages." },
    ]);
    expect(summaries).toEqual(["looked at everything"]);
  });

  it("cache the problems of a page by its text and the extension's data", async () => {
    const keys: string[] = [];
    const remember: typeof makeAnew = async (name, key, make) => {
      keys.push(`${name} ${key}`);
      return make();
    };
    await check("```txt\na\n```\n", [strict], remember);
    await check("```txt\na\n```\n", [strict], remember);
    await check("```txt\nb\n```\n", [strict], remember);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it("do not mistake the cached problems of one extension for those of another with the same data", async () => {
    const cache = openCache({
      folder: await tempTree(),
      codeHash: "one",
      read: false,
      print: () => undefined,
    });
    const lenient: Extension = {
      name: "lenient",
      load: () => ({ key: "1", problems: [], checkPage: () => [] }),
    };
    const checkAgain = () => check("```txt\na\n```\n", [lenient, strict], cache.remember);
    await checkAgain();
    const { problems } = await checkAgain();
    expect(problems).toMatchObject([{ message: "A fence of txt." }, { message: "1 pages." }]);
  });
});
