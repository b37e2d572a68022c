import { describe, expect, it } from "vitest";
import { htmlToMarkdown } from "../../../../bench/peers/htmlToMarkdown.ts";
import { entryList, table } from "../../../../src/catalogue/draw/html.ts";

describe("what directives draw, as Markdown", () => {
  it("is a list item for each entry, with its text and its facts inside", () => {
    const entry = {
      id: "x",
      term: "a.b",
      chips: ["text", "default <code>c</code>"],
      body: "<p>What it is.</p>",
    };
    expect(htmlToMarkdown(entryList([entry]))).toBe("- `a.b`\n\n  What it is.\n\n  text · default `c`");
  });

  it("is a table with the same cells, bars escaped", () => {
    expect(htmlToMarkdown(table(["A", "B"], [["<code>a|b</code>", "x &lt; y"]]))).toBe(
      "| A | B |\n| --- | --- |\n| `a\\|b` | x &lt; y |",
    );
  });

  it("keeps links to other sites and drops those within the page", () => {
    expect(htmlToMarkdown('<p><a href="https://a.test/">A</a> <a href="#b">B</a></p>')).toBe(
      "[A](https://a.test/) B",
    );
  });
});
