import { describe, expect, it } from "vitest";
import { fenceMeta } from "../../src/markdown/code/fenceMeta.ts";

describe("fenceMeta", () => {
  it("reads language, title, lines and line numbers in any order", () => {
    const meta = fenceMeta('toml {1,3-5} showLineNumbers title="config.toml"');
    expect(meta).toMatchObject({ lang: "toml", title: "config.toml", lineNumbers: true, attributes: {} });
    expect([...meta.highlighted]).toEqual([1, 3, 4, 5]);
  });

  it("reports more invalid lines than a call takes arguments", () => {
    expect(fenceMeta(`js {${"a,".repeat(200_000)}}`).badRanges).toHaveLength(200_001);
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
