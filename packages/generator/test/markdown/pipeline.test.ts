import { describe, expect, it } from "vitest";
import { compile, compileHtml, compileSource } from "../../../../test/support/compile.ts";
import { compileInline } from "../../src/markdown/compileInline.ts";

describe("the title", () => {
  it("is a leading H1, which is removed from the text", () => {
    const page = compile("# The *title*\n\nText.");
    expect(page.contentTitle).toBe("The title");
    expect(page.html).toBe("<p>Text.</p>\n");
  });

  it("may follow a comment", () => {
    expect(compile("<!-- licence -->\n\n# Title\n\nText.").contentTitle).toBe("Title");
  });

  it("is not an H1 further down", () => {
    const page = compile("Text.\n\n# Later");
    expect(page.contentTitle).toBeNull();
    expect(page.html).toContain("<h1");
  });
});

describe("what a page says", () => {
  const page = compile(
    "First *one*\nof all.\n\n## Setup `x`\n\nDo it.\n\n```sh\nrun me\n```\n\n### Deep\n\n![Alt](a.png)",
  );

  it("has its first paragraph as plain text", () => {
    expect(page.firstParagraph).toBe("First one of all.");
  });

  it("is divided into sections by its headings", () => {
    expect(page.sections).toEqual([
      { id: null, heading: "", level: 1, text: "First one of all.\n", phrases: [], symptoms: [] },
      { id: "setup-x", heading: "Setup x", level: 2, text: "Do it.\nrun me\n\n", phrases: [], symptoms: [] },
      { id: "deep", heading: "Deep", level: 3, text: "Alt\n", phrases: [], symptoms: [] },
    ]);
  });

  it("has phrases: inline code of several words; and the symptoms of a table", () => {
    const { sections } = compile(
      "Run `a b`.\n\n| Symptom | Remedy |\n|-|-|\n| It *stops* | Start it |\n\n| Key | Value |\n|-|-|\n| one | two |",
    );
    expect(sections[0]?.phrases).toEqual(["a b"]);
    expect(sections[0]?.symptoms).toEqual(["It stops"]);
  });

  it("keeps its code as snippets with their lines", () => {
    expect(page.snippets).toEqual([{ lang: "sh", code: "run me\n", line: 8 }]);
  });

  it("keeps code in running text with its line, in headings and tables too", () => {
    expect(page.inlineCodes).toEqual([{ text: "x", line: 4 }]);
    const table = compile("A `b`\n`c`\n\n| d |\n|---|\n| e |\n| `f` |");
    expect(table.inlineCodes.map(({ text, line }) => `${text}:${line}`)).toEqual(["b:1", "c:2", "f:7"]);
  });

  it("keeps the title of a fence", () => {
    expect(compile('```yaml title="/etc/a.yaml"\nx\n```').snippets[0]?.title).toBe("/etc/a.yaml");
  });

  it("keeps the reason for which a fence is not to be checked", () => {
    expect(compile('```toml nocheck="of another program"\nx\n```').snippets[0]?.nocheck).toBe(
      "of another program",
    );
    // What is not closed is told as that alone.
    expect(compile("```bash\nls\n\n```toml\na = 1\n```").snippets[0]?.nocheck).toBe("unclosed");
  });

  it("has headings with their lines, counted from the file's start", () => {
    const { headings } = compileSource({ file: "a.md", body: "\n## A\n", firstLine: 4 });
    expect(headings).toEqual([{ id: "a", level: 2, html: "A", text: "A", line: 5 }]);
  });
});

describe("plain text", () => {
  it("may contain what MDX would take for code", () => {
    expect(compileHtml("Use <ACCOUNT> with {x} & {y: 1}.")).toBe(
      "<p>Use &lt;ACCOUNT&gt; with {x} &amp; {y: 1}.</p>",
    );
  });

  it("keeps such words in descriptions, headings and search", () => {
    const page = compile("Set <ACCOUNT>.\n\n## The <HOST> name");
    expect(page.firstParagraph).toBe("Set <ACCOUNT>.");
    expect(page.headings[0]).toMatchObject({ id: "the-host-name", html: "The &lt;HOST&gt; name" });
    expect(page.problems).toEqual([]);
  });

  it("links full addresses and leaves bare names alone", () => {
    expect(compileHtml("See https://x.test and example.org.")).toBe(
      '<p>See <a href="https://x.test" rel="noopener">https://x.test</a> and example.org.</p>',
    );
  });
});

describe("one line of Markdown", () => {
  it("has no block around it and no raw HTML in it", () => {
    expect(compileInline("**New:** <b>x</b> [read](/blog)")).toBe(
      '<strong>New:</strong> &lt;b&gt;x&lt;/b&gt; <a href="/blog">read</a>',
    );
  });
});
