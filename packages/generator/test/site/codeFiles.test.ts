import { describe, expect, it } from "vitest";
import { loadSite, routeAt, siteFrom, viewAt } from "../../../../test/support/site.ts";
import { type Files, tempTree } from "../../../../test/support/tempTree.ts";

const FENCE = '```toml file="./config.toml#store"\n```\n';
const FILES: Files = {
  "docs/config.toml": "[server]\n# region store\n[store]\npath = 1\n# endregion\n",
  "docs/x.md": `# X\n\nBefore.\n\n- Item\n\n  ${FENCE.replaceAll("\n`", "\n  `")}\nAfter, [x](#x).\n`,
};

const page = async (text: string, files: Files = {}) => siteFrom({ ...FILES, ...files, "docs/x.md": text });

describe("a code block with a file", () => {
  it("shows its code under its name, and so does the Markdown copy", async () => {
    const site = await siteFrom(FILES);
    const { html } = viewAt(site, "/docs/x", "doc");
    expect(html).toContain('<span class="code-title">config.toml</span>');
    expect(html).toContain("path");
    expect(html).not.toContain("server");
    expect(routeAt(site, "/docs/x").markdown).toContain(
      "  **config.toml**\n\n  ```toml\n  [store]\n  path = 1\n  ```\n\nAfter",
    );
  });

  it("is checked in its file, where its lines are", async () => {
    const root = await tempTree(FILES);
    const { pages } = await loadSite({ content: root, public: "none" });
    const code = pages.flatMap(({ file, snippets }) => snippets.map(({ line, code }) => [file, line, code]));
    expect(code).toEqual([["docs/config.toml", 2, "[store]\npath = 1"]]);
  });

  it("is checked there once, whatever number of pages shows it", async () => {
    const root = await tempTree({
      ...FILES,
      "docs/y.md": FENCE,
      "docs/z.md": '```toml file="./config.toml"\n```\n',
    });
    const { pages } = await loadSite({ content: root, public: "none" });
    const code = pages.flatMap(({ file, snippets }) => snippets.map(({ line }) => [file, line]));
    expect(code).toEqual([
      ["docs/config.toml", 2],
      ["docs/config.toml", 0],
    ]);
  });

  it("is checked there on its lines below marks, too", async () => {
    const config = "[server]\n# region store\n# region inner\n[store]\n# endregion\npath = 1\n# endregion\n";
    const root = await tempTree({ ...FILES, "docs/config.toml": config });
    const { pages } = await loadSite({ content: root, public: "none" });
    const snippets = pages.flatMap((each) => each.snippets);
    expect(snippets.map(({ line, code }) => [line, code])).toEqual([[2, "\n[store]\n\npath = 1"]]);
  });

  it.each<[string, string, string, Files]>([
    [
      "a missing file",
      '```toml file="./none.toml"\n```',
      'The file of the code block does not exist: "./none.toml".',
      {},
    ],
    [
      "a file elsewhere",
      '```toml file="../../etc/passwd"\n```',
      'The file of the code block does not exist: "../../etc/passwd".',
      {},
    ],
    ["a missing region", "```toml file=./config.toml#stores\n```", 'The file has no region "stores".', {}],
    [
      "code besides",
      FENCE.replace("\n", "\na = 1\n"),
      "The code block has code of its own besides that of its file.",
      {},
    ],
  ])("is told of %s", async (_name, text, message, files) => {
    const { problems } = await page(text, files);
    expect(problems.filter(({ rule }) => rule === "code-file")).toMatchObject([
      { file: "docs/x.md", line: 1, message },
    ]);
  });
});

describe("code with marked lines", () => {
  it("is a diff in the Markdown copy", async () => {
    const site = await page("```toml\na = 1\nb = 1 # [!code --]\nb = 2 # [!code ++]\n```\n\nAfter.\n");
    expect(routeAt(site, "/docs/x").markdown).toContain("```diff\n a = 1\n-b = 1\n+b = 2\n```\n\nAfter.");
  });

  it("has no marks there without lines that change", async () => {
    const site = await page("```bash\n# highlight-next-line\nls\npwd # [!code focus]\n```\n");
    expect(routeAt(site, "/docs/x").markdown).toContain("```bash\nls\npwd\n```\n");
  });
});
