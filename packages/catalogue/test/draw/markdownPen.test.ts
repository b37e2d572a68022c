import { describe, expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { compile } from "../../../../test/support/compile.ts";
import { markdownPen } from "../../src/draw/markdownPen.ts";
import { drawDirective } from "../../src/drawDirective.ts";

describe("what directives draw, as Markdown", () => {
  it("is a list item for each entry, with its text and its facts inside", () => {
    const { code, paragraph, fold, entryList } = markdownPen;
    const entry = {
      id: "x",
      term: "a.b",
      chips: ["text", `default ${code("c")}`],
      body: paragraph("What it is."),
      more: fold("Variables", code("d")),
    };
    expect(entryList([entry])).toBe(
      "- `a.b`\n\n  What it is.\n\n  text · default `c`\n\n  Variables: `d`\n\n",
    );
  });

  it("is a table with the same cells, bars escaped", () => {
    const { code, text, table } = markdownPen;
    expect(table(["A", "B"], [[code("a|b"), text("x < y * z")]])).toBe(
      "| A | B |\n| --- | --- |\n| `a\\|b` | x \\< y \\* z |\n\n",
    );
  });

  it("keeps code in sentences as it is, and escapes what is around it", () => {
    expect(markdownPen.prose("Of `a.<id>.*`, <id> is yours.")).toBe("Of `a.<id>.*`, \\<id> is yours.");
    expect(markdownPen.code("`")).toBe("`` ` ``");
  });

  it("says of every entry what the page says, and nothing that Markdown would read as markup", async () => {
    const catalogue = await realCatalogue();
    for (const name of ["settings", "events", "permissions", "endpoints", "functions", "variables"]) {
      const drawn = drawDirective(name, name === "settings" ? { prefix: "queue" } : {}, catalogue);
      if (!drawn.ok) throw new Error(drawn.message);
      const { html } = compile(drawn.draw(markdownPen));
      for (const entry of drawn.entries ?? []) {
        const escaped = entry.name.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
        expect(html).toContain(escaped);
      }
      expect(html).not.toMatch(/<em>|<strong>(?!Enterprise)/);
    }
  });
});
