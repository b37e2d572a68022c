import { describe, expect, it } from "vitest";
import { compile, compileHtml } from "../../../../../test/support/compile.ts";

function idsOf(body: string): string[] {
  return compile(body).headings.map(({ id }) => id);
}

describe("heading ids", () => {
  it.each([
    ["Getting started", "getting-started"],
    ["What's new? (v0.14)", "whats-new-v014"],
    ["Clustering & HA", "clustering--ha"],
    ["`session.rcpt` settings", "sessionrcpt-settings"],
    ["*Bold* and `code`", "bold-and-code"],
    ["🎉 Party", "-party"],
    ["snake_case and kebab-case", "snake_case-and-kebab-case"],
    ["Größe 测试", "größe-测试"],
    ["A [link](b.md) inside", "a-link-inside"],
    ["a / b — c", "a--b--c"],
  ])("of %j is %s, as on GitHub", (text, id) => {
    expect(idsOf(`## ${text}`)).toEqual([id]);
  });

  it("are never empty", () => {
    expect(idsOf("## ???\n\n## !!!\n\n## Section")).toEqual(["section", "section-1", "section-2"]);
  });

  it("are numbered when they repeat, counting the title", () => {
    expect(idsOf("# Setup\n\n## Setup\n\n### Setup\n\n## Setup-1")).toEqual([
      "setup-1",
      "setup-2",
      "setup-1-1",
    ]);
  });

  it("can be chosen, and the choice is not shown", () => {
    const page = compile("## My heading {#own-id}\n\n### Code `x` {#second_one}");
    expect(page.headings).toMatchObject([
      { id: "own-id", text: "My heading", html: "My heading" },
      { id: "second_one", text: "Code x", html: "Code <code>x</code>" },
    ]);
  });

  it("are anchors that links can point to", () => {
    expect(compile("# T\n\n## A\n\n<a id='here'></a>").anchors.toSorted()).toEqual(["a", "here", "t"]);
  });
});

it("links each heading to itself, unless it contains a link", () => {
  expect(compileHtml('## "A" & B')).toBe(
    '<h2 id="a--b"><a class="anchor" href="#a--b">&quot;A&quot; &amp; B</a></h2>',
  );
  expect(compileHtml("## [A](https://a.example)").match(/<a/g)).toHaveLength(1);
});

it("yields to a custom id anywhere on the page", () => {
  const page = compile("## Variant A\n\n## First {#variant-a}\n\n### Variant A\n");
  expect(page.headings.map(({ id }) => id)).toEqual(["variant-a-1", "variant-a", "variant-a-2"]);
});

it("reports duplicate custom ids", () => {
  const page = compile("## A {#x}\n\n## B {#x}\n");
  expect(page.problems).toMatchObject([{ rule: "heading-id", line: 3 }]);
  // React would report the same key of two entries.
  expect(new Set(page.headings.map(({ id }) => id)).size).toBe(2);
});
