import { describe, expect, it } from "vitest";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { wordsOf } from "../../src/prose/checkSpelling.ts";
import { CODE } from "../../src/prose/prose.ts";
import { proseOfJson, proseOfMarkdown, proseOfYaml, readProse } from "../../src/prose/readProse.ts";

/** What is read of a page that begins on line 5, as `line: text`. */
function read(body: string): string[] {
  return proseOfMarkdown(body, 5)
    .flatMap(({ text, line }) => text.split("\n").map((words, at) => ({ words, line: line + at })))
    .map(({ words, line }) => `${line}: ${words.replace(/\s+/g, " ").trim()}`)
    .filter((entry) => !entry.endsWith(": "));
}

describe("the prose of a page", () => {
  it("has the line of each piece, in paragraphs over several lines, lists and tables", () => {
    expect(read("one *two*\nthree\n\n- four\n- five\n\n| six |\n|---|\n| seven |")).toEqual([
      "5: one two",
      "6: three",
      "8: four",
      "9: five",
      "11: six",
      "13: seven",
    ]);
  });

  it("leaves out code, targets of links, directives and comments, and keeps what readers see", () => {
    expect(read("```toml\nkye = 1\n```\n\nThe `kye` of [a page](./pgae.md) ![and picture](./x.png)")).toEqual(
      [`9: The ${CODE} of a page and picture`],
    );
    expect(
      read('::settings{prefix="sesion"}\n\n<!-- truncat -->\n\n<details><summary>More</summary>'),
    ).toEqual(["9: More"]);
  });
});

describe("the prose of data", () => {
  it("is in the fields that hold sentences, alone or in lists", () => {
    const json =
      '{\n  "key": "imap.timout",\n  "notes": [\n    "One.",\n    "Say \\"two\\" of `mysql`."\n  ],\n  "id": "x"\n}';
    expect(proseOfJson(json)).toEqual([
      { text: "One.", line: 4, isCell: false },
      { text: `Say "two" of ${CODE}.`, line: 5, isCell: false },
    ]);
  });

  it("is nothing where a string is invalid, which the check of the data reports", () => {
    const json = '{\n  "note": "A\ttab.",\n  "notes": ["\\d", "Valid."],\n  "no\tte": "Unknown field."\n}';
    expect(proseOfJson(json).filter(({ text }) => text !== "")).toEqual([
      { text: "Valid.", line: 3, isCell: false },
    ]);
  });

  it("is in titles, labels and descriptions of front matter, at any depth", () => {
    expect(proseOfYaml("title: A\nslug: b\nactions:\n  - label: C\n    href: /d", 2)).toEqual([
      { text: "A", line: 2, isCell: false },
      { text: "C", line: 5, isCell: false },
    ]);
  });
});

it("is read from all files that are content", async () => {
  const files = ["a.md", "b.mdx", "c.MD", "d.yml", "e.yaml", "f.json"];
  const text = '{ "title": "Text" }';
  const content = await tempTree(Object.fromEntries([...files, "g.txt"].map((file) => [file, text])));
  const read = (await readProse(content)).filter(({ prose }) => prose.length > 0);
  expect(read.map(({ file }) => file)).toEqual(files);
});

describe("words", () => {
  it.for([
    ["(sender’s", ["sender"]],
    ["don't,", ["don't"]],
    ["'quoted'", ["quoted"]],
    ["read/write", ["read", "write"]],
    ["base64-encoded", ["encoded"]],
    ["look-ups—again", ["look", "ups", "again"]],
    ["**Note:**", []],
    ["mail.example.org", []],
    ["/var/lib/stalwart", []],
    ["https://example.org", []],
    ["--anonymous", []],
    ["acme.<id>.challenge", []],
    ["llm_prompt", []],
    [":::warnig", []],
    [":::tip[Titel", ["tip", "Titel"]],
    ["a", []],
  ] as const)("of %s: %j", ([chunk, words]) => {
    expect(wordsOf(chunk)).toEqual(words);
  });
});
