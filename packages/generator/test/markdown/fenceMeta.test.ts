import { describe, expect, it } from "vitest";
import { fenceMeta } from "../../src/markdown/code/fenceMeta.ts";
import { magicComments } from "../../src/markdown/code/magicComments.ts";

describe("fenceMeta", () => {
  it("reads language, title, lines and line numbers in any order", () => {
    const meta = fenceMeta('toml {1,3-5} showLineNumbers title="config.toml"');
    expect(meta).toMatchObject({ lang: "toml", title: "config.toml", lineNumbers: true, attributes: {} });
    expect([...meta.highlighted]).toEqual([1, 3, 4, 5]);
  });

  it("reads a fence that says nothing", () => {
    expect(fenceMeta("")).toEqual({
      lang: "",
      title: null,
      highlighted: new Set(),
      badRanges: [],
      lineNumbers: false,
      firstNumber: 1,
      attributes: {},
    });
  });

  it("reads titles in either kind of quotes, with blanks and braces in them", () => {
    expect(fenceMeta("js title='a {1} \"b\"'").title).toBe('a {1} "b"');
    expect(fenceMeta('js title=""').title).toBe("");
  });

  it("keeps everything else as attributes", () => {
    expect(fenceMeta('toml nocheck="partial file" wrap other=1').attributes).toEqual({
      nocheck: "partial file",
      wrap: "",
      other: "1",
    });
  });

  it("does not take an option for a language", () => {
    expect(fenceMeta('title="x"')).toMatchObject({ lang: "", title: "x" });
    expect(fenceMeta("{2}").lang).toBe("");
    expect([...fenceMeta("TOML{2}").highlighted]).toEqual([2]);
  });

  it("does not fill memory with an absurd range", () => {
    expect(fenceMeta("txt {1-999999999}").highlighted.size).toBe(10_000);
  });
});

describe("magicComments", () => {
  it("removes the comment and marks the line after it", () => {
    const { code, highlighted } = magicComments("a\n# highlight-next-line\nb", "bash");
    expect(code).toBe("a\nb");
    expect([...highlighted]).toEqual([2]);
  });

  it("marks the lines between start and end", () => {
    const source = "a\n  // highlight-start\nb\nc\n  // highlight-end\nd";
    expect([...magicComments(source, "js").highlighted]).toEqual([2, 3]);
  });

  it.each([
    ["css", "/* highlight-next-line */"],
    ["html", "<!-- highlight-next-line -->"],
    ["jsx", "{/* highlight-next-line */}"],
    ["sql", "-- highlight-next-line"],
    ["ini", "; highlight-next-line"],
    ["made-up", "# highlight-next-line"],
  ])("knows the comments of %s", (lang, comment) => {
    expect(magicComments(`${comment}\nx`, lang)).toEqual({ code: "x", highlighted: new Set([1]) });
  });

  it("ignores what is not a comment in the language", () => {
    expect(magicComments("# highlight-next-line\nx", "css").code).toBe("# highlight-next-line\nx");
  });
});
