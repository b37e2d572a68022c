import { describe, expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { compileHtml } from "../../../../test/support/compile.ts";
import { catalogueDirectives } from "../../../catalogue/src/draw/catalogueDirectives.ts";
import { type Block, code, paragraph, prose } from "../../src/nodes/nodes.ts";
import { writeMarkdown } from "../../src/nodes/writeMarkdown.ts";

const write = (...blocks: Block[]) => writeMarkdown(blocks, (path) => `https://site.test${path}`);

describe("blocks of extensions, as Markdown", () => {
  it("is a list item for each entry, with its facts and its text inside", () => {
    const entry = {
      id: "x",
      term: "a.b",
      chips: [["text"], ["default ", code("c")]],
      body: [paragraph("What it is.")],
      more: [{ type: "details" as const, summary: "Variables", children: [code("d")] }],
    };
    expect(write({ type: "entries", entries: [entry] })).toBe(
      "- `a.b`\n\n  text · default `c`\n\n  What it is.\n\n  Variables: `d`\n\n",
    );
  });

  it("is a table with the same cells and escaped bars", () => {
    expect(write({ type: "table", head: ["A", "B"], rows: [[[code("a|b")], ["x < y * z"]]] })).toBe(
      "| A | B |\n| --- | --- |\n| `a\\|b` | x \\< y \\* z |\n\n",
    );
  });

  it("keeps code unchanged, and escapes the text around it", () => {
    expect(write(paragraph(...prose("Of `a.<id>.*`, <id> is yours.")))).toBe(
      "Of `a.<id>.*`, \\<id> is yours.\n\n",
    );
    expect(write(paragraph(code("`")))).toBe("`` ` ``\n\n");
  });

  it("has the same content as the page, with markup escaped", async () => {
    const catalogue = await realCatalogue();
    for (const name of ["settings", "events", "permissions", "endpoints", "functions", "variables"]) {
      const drawn = catalogueDirectives(catalogue)[name]?.(name === "settings" ? { prefix: "queue" } : {});
      if (!drawn || "message" in drawn) throw new Error(`::${name} draws nothing.`);
      const drawing = drawn.draw(
        { addresses: {}, releases: [], explorer: () => [], findDoc: () => undefined },
        "/docs",
      );
      const html = compileHtml(write(...drawing)).replaceAll("<wbr>", "");
      for (const entry of drawn.entries) {
        expect(html).toContain(entry.name.replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
      }
      expect(html).not.toMatch(/<em>|<strong>(?!Enterprise)/);
    }
  });
});
