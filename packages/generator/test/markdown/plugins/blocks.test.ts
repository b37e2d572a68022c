import { describe, expect, it } from "vitest";
import { compile, compileHtml } from "../../../../../test/support/compile.ts";
import { siteFrom } from "../../../../../test/support/site.ts";
import { parseAttributes } from "../../../src/markdown/plugins/directives.ts";

describe("tables", () => {
  const lines = (source: string) => compileHtml(source).split("\n");

  it("say in every cell which column it is in, and what their parts are to screen readers", () => {
    expect(lines("| **Key** | |\n|:-:|---|\n| b \\| c | d |")).toEqual([
      '<div class="table-cards"><table role="table">',
      '<thead role="rowgroup">',
      '<tr role="row">',
      '<th role="columnheader" class="center"><strong>Key</strong></th>',
      '<th role="columnheader"></th>',
      "</tr>",
      "</thead>",
      '<tbody role="rowgroup">',
      '<tr role="row">',
      '<td role="cell" class="center" data-label="Key">b | c</td>',
      '<td role="cell">d</td>',
      "</tr>",
      "</tbody>",
      "</table></div>",
    ]);
  });

  it("scroll in a box that the keyboard reaches when they have more than four columns", () => {
    const table = (columns: number) => [" a ", "---", " b "].map((cell) => `|${`${cell}|`.repeat(columns)}`);
    expect(lines(table(4).join("\n"))[0]).toContain('class="table-cards"');
    expect(lines(table(5).join("\n"))[0]).toContain('class="table-scroll" tabindex="0"');
  });

  it("break keys where their parts meet, and nothing else", () => {
    const cell = (text: string) => lines(`| a |\n|---|\n| ${text} |`).find((line) => line.startsWith("<td"));
    expect(cell("[`auth.<id>.log-in_at`](https://example.org)")).toContain(
      "<code>auth.<wbr>&lt;id&gt;.<wbr>log-<wbr>in_<wbr>at</code>",
    );
    expect(cell("[`--all .x 1.2.3`](https://example.org)")).toContain("<code>--all .x 1.2.3</code>");
    expect(compileHtml("# `a.b`")).not.toContain("wbr");
  });
});

describe("task lists", () => {
  it("have disabled boxes that say their state", () => {
    expect(compileHtml("- [ ] open\n- [x] done\n- [link](a.md)")).toBe(
      [
        "<ul>",
        '<li class="task"><input type="checkbox" disabled aria-label="Open"> open</li>',
        '<li class="task"><input type="checkbox" disabled checked aria-label="Done"> done</li>',
        '<li><a href="ref:0">link</a></li>',
        "</ul>",
      ].join("\n"),
    );
  });
});

describe("footnotes", () => {
  it("end in a labelled section, linked both ways", () => {
    const html = compileHtml("Text[^n].\n\n[^n]: The note.");
    expect(html).toContain('<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup>');
    expect(html).toContain('<section class="footnotes" aria-label="Footnotes"><ol class="footnotes-list">');
    expect(html).toContain('<li id="fn1" class="footnote-item"><p>The note. <a href="#fnref1"');
  });
});

describe("directives", () => {
  it("leave a mark in their place and are collected with their line", () => {
    const page = compile('Text.\n\n::settings{prefix="session.rcpt" open}\n\n::events');
    expect(page.html).toBe("<p>Text.</p>\n<!--directive:0-->\n<!--directive:1-->\n");
    expect(page.directives).toEqual([
      { name: "settings", attributes: { prefix: "session.rcpt", open: "open" }, line: 3 },
      { name: "events", attributes: {}, line: 5 },
    ]);
  });

  it("need a separate line", () => {
    expect(compile("Use ::settings here, or a::b.").directives).toEqual([]);
  });

  it("take attributes in both quotes, bare and alone", () => {
    expect(parseAttributes("a=\"1 2\" b='3' c=4 d")).toEqual({ a: "1 2", b: "3", c: "4", d: "d" });
  });
});

describe("fences", () => {
  it("become figures with highlighted code", () => {
    const html = compileHtml('```toml title="config.toml"\nport = 25\n```');
    expect(html).toMatch(/^<figure class="code" data-lang="toml"><figcaption>/);
    expect(html).toContain('<span class="code-title">config.toml</span>');
  });

  it("of Mermaid become diagrams with a caption", () => {
    const html = compileHtml('```mermaid title="The <way>"\nflowchart LR\n  A --> B\n```');
    expect(html).toMatch(
      /^<figure class="diagram">.*<svg .*<\/svg>.*<figcaption>The &lt;way&gt;<\/figcaption>/,
    );
  });

  it("of Mermaid that cannot be drawn are reported inside the fence", () => {
    const page = compile("Text.\n\n```mermaid\nnonsense\n```");
    expect(page.html).toBe("<p>Text.</p>\n");
    expect(page.problems).toMatchObject([{ rule: "diagram", severity: "error", line: 4 }]);
  });

  it("by indentation are code too", () => {
    expect(compileHtml("    <b>")).toContain('<span class="line">&lt;b&gt;</span>');
  });
});

describe("names that every object of JavaScript has", () => {
  it("are text as an emoji, and no language, alert or block", () => {
    const text =
      ":constructor: and :toString:\n\n```constructor\na\n```\n\n> [!CONSTRUCTOR]\n> Text.\n\n:::constructor\nText.\n:::";
    const { html } = compile(text);
    expect(html).toContain(":constructor: and :toString:");
    expect(html).not.toMatch(/native code/);
  });

  it.each(["authors: [constructor]", "tags: [toString]"])(
    "are not known to the lists of the blog: %s",
    async (keys) => {
      const { problems } = await siteFrom({
        "blog/2024-01-02-x.md": `---\n${keys}\n---\nText.`,
        "blog/authors.yml": "team:\n  name: Team\n",
        "blog/tags.yml": "news:\n  label: News\n",
      });
      expect(problems).toHaveLength(1);
    },
  );
});

it("gives the second of two headings with one id another one, so that lists of headings stay apart", () => {
  expect(compile("## A {#same}\n\n## B {#same}").headings.map(({ id }) => id)).toEqual(["same", "same-1"]);
});
