import { describe, expect, it } from "vitest";
import { compile } from "../../../../../test/support/compile.ts";

describe("a Mermaid fence of a kind that is not drawn", () => {
  const page = compile("Text.\n\n```mermaid\npie\n  a: 1\n```");

  it("is shown as code", () => {
    expect(page.html).toContain('<figure class="code" data-lang="mermaid">');
    expect(page.html).toContain('<span class="line">pie</span>');
  });

  it("is a warning that says what is drawn", () => {
    expect(page.problems).toEqual([
      {
        severity: "warning",
        rule: "diagram-kind",
        message: 'Diagrams of the kind "pie" are shown as their source.',
        hint: "Flowcharts, sequence and state diagrams are drawn; use one of them or a table.",
        line: 4,
        file: "docs/page.md",
      },
    ]);
  });
});

it("reads language and title of a fence in one way, whatever stands beside them", () => {
  const page = compile("```TOML{1}\na = 1\n```\n\n```Mermaid title='From A to B'\ngraph LR\nA --> B\n```");
  expect(page.snippets.map(({ lang, title }) => [lang, title])).toEqual([
    ["toml", undefined],
    ["mermaid", "From A to B"],
  ]);
  expect(page.html).toContain("<svg");
  expect(page.html).toContain("<figcaption>From A to B</figcaption>");
  expect(page.problems).toEqual([]);
});
