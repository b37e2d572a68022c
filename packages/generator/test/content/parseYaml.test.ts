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
  it("becomes values, numbers read as the text a writer means", () => {
    expect(parseDoc("title: 2024\ntags: [a, 5]\nsidebar_position: 1.5")).toEqual({
      value: { title: "2024", tags: ["a", "5"], sidebar_position: 1.5 },
      problems: [],
    });
  });

  it("may be empty", () => {
    expect(parseDoc("")).toEqual({ value: {}, problems: [] });
  });

  it("reports a syntax error on the file's own line", () => {
    expect(parseDoc("title: a\ndescription: b: c")).toMatchObject({
      value: null,
      problems: [{ rule: "front-matter", file: "docs/a.md", line: 3, severity: "error" }],
    });
  });

  it("reports what only shows when it is followed: an alias of nothing, a value inside itself", () => {
    expect(parseDoc("title: a\ntags: *b")).toMatchObject({
      value: null,
      problems: [{ line: 2, message: expect.stringContaining("It cannot be read: Unresolved alias") }],
    });
    expect(parseDoc("title: a\nslug: &b {c: *b}")).toMatchObject({
      value: { title: "a" },
      problems: [{ line: 3, message: '"slug": it is a value that contains itself.' }],
    });
  });

  it("reports an unknown key with its line and the nearest one", () => {
    expect(parseDoc("title: a\n\nsidebar_postion: 3")).toEqual({
      value: { title: "a" },
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
      [2, '"draft": it is "maybe".'],
      [3, '"sidebar_position": it is "first".'],
      [4, '"toc_min_heading_level": it is 9.'],
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

it("does not let a key be said twice", () => {
  expect(parseDoc("title: a\ntitle: b").value).toBeNull();
});

it("loses one bad key alone, not the others", () => {
  expect(parseDoc("title: A\ndraft: maybe\ndescription: D").value).toEqual({ title: "A", description: "D" });
});

describe("a category file", () => {
  it("is read as JSON, and its problems have lines", () => {
    const text = '{\n  "label": "A",\n  "position": "two"\n}';
    const schema = categoryMetaSchema;
    expect(parseYaml({ text, file: "c.json", firstLine: 1, schema, rule: "category" })).toMatchObject({
      value: { label: "A" },
      problems: [{ rule: "category", line: 3, message: '"position": it is "two".' }],
    });
  });
});
