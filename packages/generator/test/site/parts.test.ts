import { describe, expect, it } from "vitest";
import { loadSite, routeAt, siteFrom, viewAt } from "../../../../test/support/site.ts";
import { type Files, tempTree, writeTree } from "../../../../test/support/tempTree.ts";
import { checkLinks } from "../../src/check/checkLinks.ts";
import type { Extension } from "../../src/extension.ts";
import { buildSite } from "../../src/site/buildSite.ts";
import { createMemo } from "../../src/site/memo.ts";

const FILES: Files = {
  "docs/_parts/reload.md": 'Reload, as [Queue](../mta/queue.md) says.\n\n::include{file="./inner.md"}\n',
  "docs/_parts/inner.md": ":::warning\nNothing *else*.\n:::\n\n![Chart](./chart.svg)\n",
  "docs/_parts/chart.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>',
  "docs/mta/queue.md":
    '# Queue\n\nText.\n\n## Changes\n\n- Set it.\n\n  ::include{file="../_parts/reload.md"}\n',
  "docs/start.md": '::include{file="./_parts/reload.md"}\n',
};

const problemsOf = async (files: Files) => {
  const { problems } = await siteFrom({ ...FILES, ...files });
  return problems.filter(({ rule }) => rule === "include");
};

describe("a part", () => {
  it("is drawn where pages include it, with links and images resolved from where it stands", async () => {
    const site = await siteFrom(FILES);
    const { html } = viewAt(site, "/docs/start", "doc");
    expect(html).toContain('<p>Reload, as <a href="/docs/mta/queue">Queue</a> says.</p>');
    expect(html).toContain('<div class="admonition warning">');
    expect(html).toMatch(/<img src="\/assets\/files\/chart-\w+\.svg"/);
    expect(viewAt(site, "/docs/mta/queue", "doc").html).toMatch(/<li>[\s\S]*Reload, as[\s\S]*<\/li>/);
    expect(Object.keys(site.assets)).toHaveLength(1);
    expect(site.routes.filter(({ path }) => path.includes("parts"))).toEqual([]);
    expect(site.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("is plain Markdown in the copies, indented as the line that includes it", async () => {
    const { markdown } = routeAt(await siteFrom(FILES), "/docs/mta/queue");
    expect(markdown).toContain("  Reload, as [Queue](https://site.test/docs/mta/queue) says.\n");
    expect(markdown).toContain("  > **Warning:** Nothing *else*.\n");
    expect(markdown).not.toContain("include");
  });

  it("is found with the section that includes it", async () => {
    const site = await siteFrom(FILES);
    const sections = (path: string) => routeAt(site, path).sections.map(({ id, text }) => [id, text]);
    expect(sections("/docs/mta/queue")).toEqual([
      [null, "Text.\n"],
      ["changes", expect.stringContaining("Reload, as Queue says.\nNothing else.")],
    ]);
    expect(sections("/docs/start")).toEqual([[null, expect.stringContaining("Nothing else.")]]);
  });

  it("has tabs whose ids differ from those of the page", async () => {
    const tabs = ":::tabs\n== A\nA\n== B\nB\n:::\n";
    const site = await siteFrom({ "docs/_a.md": tabs, "docs/x.md": `${tabs}\n::include{file="_a.md"}\n` });
    const { html } = viewAt(site, "/docs/x", "doc");
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("draws directives and is checked once, with the data of its version", async () => {
    const checked: string[] = [];
    const terms: Extension = {
      name: "terms",
      load: () => ({
        key: "",
        problems: [],
        directives: {
          term: () => ({
            anchors: ["a"],
            entries: [],
            draw: () => [{ type: "paragraph", children: ["Drawn"] }],
          }),
        },
        checkPage: ({ file }) => {
          checked.push(file);
          return [];
        },
      }),
    };
    const root = await tempTree({ ...FILES, "docs/_parts/inner.md": "::term\n" });
    const { site, pages } = await loadSite({ content: root, public: "none" }, { extensions: [terms] });
    expect(viewAt(site, "/docs/start", "doc").html).toContain("<p>Drawn</p>");
    expect(routeAt(site, "/docs/start").anchors).toContain("a");
    expect(pages.map(({ file }) => file).filter((file) => file.includes("_parts"))).toEqual([
      "docs/_parts/inner.md",
      "docs/_parts/reload.md",
    ]);
  });

  it("changes its pages when it is saved while developing", async () => {
    const root = await tempTree(FILES);
    const memo = createMemo();
    const roots = { content: root, public: "none" };
    const first = await loadSite(roots);
    const draw = (tree: typeof first.tree) =>
      viewAt(buildSite(first.config, tree, { memo }).site, "/docs/start", "doc").html;
    expect(draw(first.tree)).toContain("Nothing");
    await writeTree(root, { "docs/_parts/inner.md": "Changed.\n" });
    expect(draw((await loadSite(roots)).tree)).toContain("<p>Changed.</p>");
  });

  it("tells of a broken link once, in its own file", async () => {
    const site = await siteFrom({ ...FILES, "docs/_parts/inner.md": "[x](/docs/no)\n" });
    expect(checkLinks(site, [])).toMatchObject([{ file: "docs/_parts/inner.md", line: 1 }]);
  });
});

describe("a mistake with a part", () => {
  it.each([
    [
      "no file",
      { "docs/x.md": "::include\n" },
      ["docs/x.md", 1, "The line includes no file.", 'Name it: ::include{file="./_parts/x.md"}.'],
    ],
    [
      "a misspelled file",
      { "docs/x.md": 'Text.\n\n::include{file="./_parts/reloat.md"}\n' },
      [
        "docs/x.md",
        3,
        'The part does not exist: "./_parts/reloat.md".',
        'Did you mean "docs/_parts/reload.md"?',
      ],
    ],
    [
      "a page",
      { "docs/x.md": '::include{file="./start.md"}\n' },
      [
        "docs/x.md",
        1,
        'The part does not exist: "./start.md".',
        "It is a page of its own: put the text into a file or folder whose name begins with _.",
      ],
    ],
    [
      "a cycle",
      { "docs/_parts/inner.md": 'Text.\n\n::include{file="/docs/_parts/reload.md"}\n' },
      [
        "docs/_parts/inner.md",
        3,
        "The part includes itself: docs/_parts/reload.md → docs/_parts/inner.md → docs/_parts/reload.md.",
        "Remove one of these lines.",
      ],
    ],
    [
      "a heading",
      { "docs/_parts/inner.md": "Text.\n\n## More\n" },
      [
        "docs/_parts/inner.md",
        3,
        "The part has a heading, which would be in no contents.",
        "Write headings on the pages.",
      ],
    ],
  ])("is told once: %s", async (_name, files, told) => {
    const problems = await problemsOf(files);
    expect(problems.map(({ file, line, message, hint }) => [file, line, message, hint])).toEqual([told]);
  });
});
