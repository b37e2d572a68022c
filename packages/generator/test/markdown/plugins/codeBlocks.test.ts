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
