import { describe, expect, it } from "vitest";
import { codeMarks } from "../../src/markdown/code/codeMarks.ts";

/** The shown lines, each with its marks. */
function marked(source: string, lang: string) {
  const { code, marks } = codeMarks(source, lang);
  return code.split("\n").map((line, at) => [line, ...(marks.get(at + 1) ?? [])].join(" | "));
}

describe("comments of Docusaurus", () => {
  it("highlight the next line", () => {
    expect(marked("a\n# highlight-next-line\nb", "bash")).toEqual(["a", "b | highlighted"]);
  });

  it("highlight blocks", () => {
    const source = "a\n  // highlight-start\nb\nc\n  // highlight-end\nd";
    expect(marked(source, "js")).toEqual(["a", "b | highlighted", "c | highlighted", "d"]);
  });

  it.each([
    ["css", "/* highlight-next-line */"],
    ["html", "<!-- highlight-next-line -->"],
    ["jsx", "{/* highlight-next-line */}"],
    ["sql", "-- highlight-next-line"],
    ["ini", "; highlight-next-line"],
    ["made-up", "# highlight-next-line"],
  ])("are those of the language: %s", (lang, comment) => {
    expect(marked(`${comment}\nx`, lang)).toEqual(["x | highlighted"]);
  });

  it("stay in a language with other comments", () => {
    expect(codeMarks("# highlight-next-line\nx", "css").code).toBe("# highlight-next-line\nx");
  });
});

describe("comments of Shiki", () => {
  it.each([
    ["toml", "a = 1 # [!code ++]", "a = 1 | added"],
    ["js", "a(); // [!code --]", "a(); | removed"],
    ["html", "<p> <!-- [!code focus] -->", "<p> | focused"],
    ["css", "p {} /* [!code hl] */", "p {} | highlighted"],
    ["js", "a(); // [!code highlight] ", "a(); | highlighted"],
    ["toml", "a = 1 # [!code word:a]", "a = 1 # [!code word:a]"],
    ["toml", 'a = "[!code ++]"', 'a = "[!code ++]"'],
  ])("mark the line they end, %s: %s", (lang, line, shown) => {
    expect(marked(line, lang)).toEqual([shown]);
  });

  it("mark several lines, and from a line of their own those below it", () => {
    expect(marked("a # [!code ++:2]\nb\nc", "toml")).toEqual(["a | added", "b | added", "c"]);
    expect(marked("a\n  # [!code --:2]\nb\nc\nd", "toml")).toEqual(["a", "b | removed", "c | removed", "d"]);
  });

  it("leave to the checks what applies, on the lines that are written", () => {
    const source = "a = 1 # [!code --]\na = 2 # [!code ++]\n# [!code --:2]\nb = 1\nc = 1\nd = 1\n";
    expect(codeMarks(source, "toml").applied).toBe("\na = 2\n\n\n\nd = 1\n");
  });
});
