import { describe, expect, it } from "vitest";
import { parseYaml } from "../../src/content/parseYaml.ts";
import {
  categoryMetaSchema,
  docFrontMatterSchema,
  pageFrontMatterSchema,
} from "../../src/content/schemas.ts";

function parseDoc(text: string, firstLine = 2) {
  const knownKeys = Object.keys(docFrontMatterSchema.shape);
  const rule = "front-matter";
  return parseYaml({ text, file: "docs/a.md", firstLine, schema: docFrontMatterSchema, rule, knownKeys });
}

describe("front matter in YAML", () => {
  it("becomes values, with numbers as text where text is expected", () => {
    expect(parseDoc("title: 2024\ntags: [a, 5]\nsidebar_position: 1.5")).toEqual({
      value: { title: "2024", tags: ["a", "5"], sidebar_position: 1.5 },
      lines: { title: 2, tags: 3, "tags.0": 3, "tags.1": 3, sidebar_position: 4 },
      problems: [],
    });
  });

  it("may be empty", () => {
    expect(parseDoc("")).toEqual({ value: {}, lines: {}, problems: [] });
  });

  it("has one problem, on the file's own line, for a syntax error: the rest cannot be read", () => {
    expect(parseDoc("title: a\ndescription: b: c\nslug: d")).toMatchObject({
      value: null,
      problems: [
        {
          rule: "front-matter",
          file: "docs/a.md",
          line: 3,
          severity: "error",
          message: '"description" cannot be read: b: c',
          hint: "Put the description in quotes: it contains a colon.",
        },
      ],
    });
  });

  it.each([
    ['title: "abc\nslug: a', 2, "Close the quote at the end of the line."],
    ["title: 'it's'\nslug: a", 2, "Put the whole title in quotes."],
    ["tags: [a, b\nslug: a", 2, 'Close the list with "]".'],
    ["slug: a\ntags:\n\t- b", 4, "Indent with spaces: tabs are not allowed here."],
    ["title: @a\nslug: a", 2, "Put the title in quotes: it begins with @."],
    ["title: *a*\nslug: a", 2, "Put the title in quotes: it begins with *."],
    ["title: a\n slug: b", 2, "Begin every key at the start of its line, without spaces before it."],
    ["title:a\nslug: a", 2, 'Write the key, a colon and a space: "title: …".'],
    ["title: a\ntitle: b\nslug: a", 3, "Remove one of them."],
  ])("has one problem with line and fix for %j", (text, line, hint) => {
    expect(parseDoc(text).problems).toMatchObject([{ line, hint }]);
  });

  it("reports undefined and cyclic aliases", () => {
    expect(parseDoc("title: a\ntags: *b")).toMatchObject({
      value: null,
      problems: [{ line: 3, message: '"tags" cannot be read: *b' }],
    });
    expect(parseDoc("title: a\nslug: &b {c: *b}")).toMatchObject({
      value: { title: "a" },
      problems: [{ line: 3, message: '"slug" cannot be a value that contains itself.' }],
    });
  });

  it("reports an unknown key with its line and the nearest one", () => {
    expect(parseDoc("title: a\n\nsidebar_postion: 3")).toEqual({
      value: { title: "a" },
      lines: { title: 2, sidebar_postion: 4 },
      problems: [
        {
          severity: "error",
          rule: "front-matter",
          file: "docs/a.md",
          line: 4,
          message: 'Unknown key "sidebar_postion".',
          hint: 'Did you mean "sidebar_position"?',
        },
      ],
    });
  });

  it("reports every bad value with its line", () => {
    const parsed = parseDoc("draft: maybe\nsidebar_position: first\ntoc_min_heading_level: 9");
    expect(parsed.value).toEqual({});
    expect(parsed.problems.map(({ line, message }) => [line, message]).sort()).toEqual([
      [2, '"draft" cannot be "maybe".'],
      [3, '"sidebar_position" cannot be "first".'],
      [4, '"toc_min_heading_level" cannot be 9.'],
    ]);
  });

  it("finds the line of a key inside another", () => {
    const parsed = parseDoc("title: a\nlast_update:\n  author: A\n  dat: 2024-01-01");
    expect(parsed).toMatchObject({ problems: [{ line: 5, message: 'Unknown key "last_update.dat".' }] });
  });

  it("names the layouts a page can have", () => {
    const schema = pageFrontMatterSchema;
    const parsed = parseYaml({ text: "layout: wide", file: "pages/a.md", firstLine: 2, schema, rule: "x" });
    expect(parsed).toMatchObject({ problems: [{ hint: "Allowed values: landing, simple, docs." }] });
  });
});

it("rejects duplicate keys", () => {
  expect(parseDoc("title: a\ntitle: b")).toMatchObject({
    value: null,
    problems: [{ message: '"title" is written twice.', line: 3 }],
  });
});

it("drops only the invalid key", () => {
  expect(parseDoc("title: A\ndraft: maybe\ndescription: D").value).toEqual({ title: "A", description: "D" });
});

describe("a category file", () => {
  it("is read as JSON, and its problems have lines", () => {
    const text = '{\n  "label": "A",\n  "position": "two"\n}';
    const schema = categoryMetaSchema;
    expect(parseYaml({ text, file: "c.json", firstLine: 1, schema, rule: "category" })).toMatchObject({
      value: { label: "A" },
      problems: [{ rule: "category", line: 3, message: '"position" cannot be "two".' }],
    });
  });
});
