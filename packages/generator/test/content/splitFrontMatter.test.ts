import { describe, expect, it } from "vitest";
import { splitFrontMatter } from "../../src/content/splitFrontMatter.ts";

describe("front matter", () => {
  it("ends at the second fence", () => {
    expect(splitFrontMatter("---\ntitle: A\ntags: []\n---\n\nBody\n---\n")).toEqual({
      frontMatter: "title: A\ntags: []",
      body: "\nBody\n---\n",
      frontMatterLine: 2,
      bodyLine: 5,
    });
  });

  it("is read with Windows line ends", () => {
    expect(splitFrontMatter("---\r\ntitle: A\r\n---\r\nBody\r\n")).toEqual({
      frontMatter: "title: A",
      body: "Body\r\n",
      frontMatterLine: 2,
      bodyLine: 4,
    });
  });

  it.each([
    ["with no line in it", "---\n---\nBody", 3],
    ["with an empty line in it", "---\n\n---\nBody", 4],
  ])("may be empty, %s", (_case, text, bodyLine) => {
    expect(splitFrontMatter(text)).toEqual({ frontMatter: "", body: "Body", frontMatterLine: 2, bodyLine });
  });

  it("may be the whole file", () => {
    expect(splitFrontMatter("---\ntitle: A\n---")).toMatchObject({ frontMatter: "title: A", body: "" });
  });

  it.each([
    ["is missing", "Body\n\n---\n\nMore\n---\n"],
    ["is two rules", "\n---\n\nText\n\n---\n"],
  ])("leaves the text alone when it %s", (_case, text) => {
    expect(splitFrontMatter(text)).toEqual({ frontMatter: "", body: text, frontMatterLine: 1, bodyLine: 1 });
  });

  it.each([
    ["at the end of the file", "---\ntitle: A\n", ""],
    ["before the text", "---\ntitle: A\n\n# B\n", "\n# B\n"],
    ["before a rule in the text", "---\ntitle: A\n\nText\n\n---\n", "\nText\n\n---\n"],
  ])("is read as intended if it is not closed, %s", (_case, text, body) => {
    const { problem, ...parts } = splitFrontMatter(text);
    expect(parts).toEqual({ frontMatter: "title: A\n", body, frontMatterLine: 2, bodyLine: 3 });
    expect(problem).toMatchObject({ message: "The front matter is never closed.", line: 1 });
  });

  it("is read after an empty line, which is reported", () => {
    expect(splitFrontMatter("\n---\ntitle: A\n---\nB")).toMatchObject({
      frontMatter: "title: A",
      body: "B",
      frontMatterLine: 3,
      bodyLine: 5,
      problem: { line: 1 },
    });
  });
});
