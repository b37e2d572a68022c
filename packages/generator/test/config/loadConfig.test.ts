import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Files, tempTree } from "../../../../test/support/tempTree.ts";
import { projectRoot } from "../../src/build/projectPaths.ts";
import { loadConfig } from "../../src/config/loadConfig.ts";
import { parseConfig } from "../../src/config/siteConfig.ts";

async function load(files: Files, content = "content") {
  const root = await tempTree(files);
  return { root, loaded: await loadConfig(join(root, content), projectRoot) };
}

describe("the configuration of a tree", () => {
  it("is the file next to its content folder", async () => {
    const { root, loaded } = await load({
      "site.config.ts":
        'import { title } from "./title.ts";\nexport default { title, url: "https://x.test" };',
      "title.ts": 'export const title: string = "Own";',
    });
    expect(loaded).toMatchObject({ ok: true, input: { title: "Own" } });
    const own = ["site.config.ts", "title.ts"].map((name) => join(root, name));
    expect(loaded.ok ? loaded.sources.toSorted() : []).toEqual(own);
  });

  it("may import the packages of this project from any folder", async () => {
    const { loaded } = await load({
      "site.config.ts": `import { catalogue } from "@docs/catalogue";
        export default { title: "Own", url: "https://x.test", extensions: [catalogue()] };`,
    });
    const parsed = loaded.ok ? parseConfig(loaded.input) : loaded;
    expect(parsed.ok && parsed.config.extensions.map(({ name }) => name)).toEqual(["catalogue"]);
  });

  it("has a new hash when an import changes", async () => {
    const hashes = ["One", "One", "Two"].map(async (title) => {
      const files = {
        "site.config.ts": 'export { default } from "./own.ts";',
        "own.ts": `export default "${title}";`,
      };
      const { loaded } = await load(files);
      return loaded.ok ? loaded.hash : null;
    });
    const [first, same, other] = await Promise.all(hashes);
    expect([first === same, first === other]).toEqual([true, false]);
  });

  it.each([
    ["the same", "another option", "[marks()]", 'import { marks } from "./marks.ts";', true],
    ["another", "arguments", 'marks("x")', 'import { marks } from "./marks.ts";', false],
    ["another", "code in the file", "[marks()]", "const marks = () => ({ load: () => TITLE });", false],
  ])(
    "has %s hash when an extension may depend on what was edited: %s",
    async (_hash, _what, list, code, isSame) => {
      const hashes = ["One", "Two"].map(async (title) => {
        const extensions = list.startsWith("[") ? list : `[${list.replace("x", title)}]`;
        const { loaded } = await load({
          "site.config.ts": `${code.replace("TITLE", JSON.stringify(title))}
          export default { title: "${isSame ? title : ""}", url: "https://x.test", extensions: ${extensions} };`,
          "marks.ts": "export const marks = (...args: string[]) => ({ load: () => args });",
        });
        return loaded.ok ? loaded.hash : Math.random();
      });
      const [first, second] = await Promise.all(hashes);
      expect(first === second).toBe(isSame);
    },
  );

  it("has neutral defaults, and the folder's name", async () => {
    const { loaded } = await load({ "manual/docs/a.md": "# A", "manual/pages/index.md": "# B" }, "manual");
    const parsed = loaded.ok ? parseConfig(loaded.input) : loaded;
    expect(parsed).toMatchObject({
      ok: true,
      config: {
        title: "manual",
        footer: { groups: [] },
        extensions: [],
      },
    });
  });

  it.each([
    [
      'export default {\n  title: "X,\n};',
      { line: 2, message: "The configuration cannot be loaded: Unterminated string" },
    ],
    ['throw new Error("Not today.");', { message: "The configuration cannot be loaded: Not today." }],
    ["export const title = 1;", { message: "The configuration cannot be loaded: it has no default export." }],
  ])("is reported in one sentence with the fix if it cannot be loaded: %j", async (text, problem) => {
    const { loaded } = await load({ "site.config.ts": text });
    expect(loaded).toMatchObject({
      ok: false,
      problems: [
        {
          ...problem,
          file: "../site.config.ts",
          hint: "Correct the file, or remove it to build with defaults.",
        },
      ],
    });
  });
});
