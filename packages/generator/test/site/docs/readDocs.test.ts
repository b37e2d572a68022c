import { describe, expect, it } from "vitest";
import type { DocFrontMatter } from "../../../src/content/schemas.ts";
import { parseNumberPrefix, placeDoc, stripNumberPrefixes } from "../../../src/site/docs/readDocs.ts";

function place(file: string, frontMatter: DocFrontMatter = {}) {
  return placeDoc({ file, frontMatter });
}

describe("number prefixes", () => {
  it.each([
    ["01-intro", "intro", 1],
    ["003 - intro", "intro", 3],
    ["1_intro", "intro", 1],
    ["2. intro", "intro", 2],
    ["intro", "intro", undefined],
    ["2021-11-intro", "2021-11-intro", undefined],
    ["7.0-intro", "7.0-intro", undefined],
    ["10", "10", undefined],
    ["5-", "5-", undefined],
  ])("%s is %s at position %s", (text, name, numberPrefix) => {
    expect(parseNumberPrefix(text)).toEqual({ name, numberPrefix });
  });

  it("are stripped from every part of a path", () => {
    expect(stripNumberPrefixes("01-a/b/2.c")).toBe("a/b/c");
  });
});

describe("the place of a doc", () => {
  it.each([
    ["a/index.md", "/a/"],
    ["a/README.md", "/a/"],
    ["a/A.md", "/a/"],
    ["01-a/01-a.md", "/a/"],
    ["01-a/a.md", "/a/a"],
    ["index.md", "/"],
    ["a/b/index.mdx", "/a/b/"],
  ])("%s has the slug %s", (file, slug) => {
    expect(place(file).slug).toBe(slug);
  });

  it.each([
    ["sub", "/a/sub"],
    ["./sub", "/a/sub"],
    ["../sub", "/sub"],
    ["/sub", "/sub"],
    ["/", "/"],
    ["/sub/", "/sub/"],
  ])("in folder a with slug %s is %s", (slug, expected) => {
    expect(place("a/b.md", { slug }).slug).toBe(expected);
  });

  it("takes the id into the slug, and folders into the id", () => {
    expect(place("01-a/02-b.md", { id: "c" })).toMatchObject({ id: "a/c", slug: "/a/c", numberPrefix: 2 });
  });

  it("keeps number prefixes with parse_number_prefixes: false", () => {
    expect(place("01-a/02-b.md", { parse_number_prefixes: false })).toMatchObject({
      id: "01-a/02-b",
      slug: "/01-a/02-b",
      numberPrefix: undefined,
    });
  });
});
