import { describe, expect, it } from "vitest";
import { checkLongText } from "../../src/prose/longText.ts";
import { proseOfMarkdown } from "../../src/prose/readProse.ts";
import { checkVocabulary, parseVocabulary } from "../../src/prose/vocabulary.ts";

const VOCABULARY = parseVocabulary(
  JSON.stringify([
    { phrase: "has to", instead: "must" },
    { pattern: "^the same\\.?$", instead: "the content again", why: "a cell is read alone" },
  ]),
  "content/vocabulary.json",
);

const page = (body: string, file = "docs/a.md") => ({ file, prose: proseOfMarkdown(body, 5) });

/** The findings in a page that begins on line 5, as `line: words, what to write`. */
function find(body: string): string[] {
  return checkVocabulary([page(body)], VOCABULARY).map(
    ({ line, message, hint }) => `${line}: ${message} ${hint}`,
  );
}

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

describe("the vocabulary", () => {
  it("is found with its line, in any case and across line ends, and says what to write", () => {
    expect(find("A paragraph.\n\nIt HAS TO be\nand has\nto be.")).toEqual([
      '7: "HAS TO" Write: must',
      '8: "has to" Write: must',
    ]);
  });

  it("is not found in code, around code, or in parts of words", () => {
    expect(find("`it has to`\n\n```\nhas to\n```\n\nIt has `x` to show, and has tools.")).toEqual([]);
  });

  it("can name whole table cells", () => {
    expect(find("| A | B |\n|---|---|\n| The same | The same server |")).toEqual([
      '7: "The same" Write: the content again (a cell is read alone)',
    ]);
  });

  it("reports entries that cannot be used", () => {
    const told = (...entries: string[]) =>
      parseVocabulary(`[\n${entries.join(",\n")}\n]`, "v.json").problems.map(
        ({ line, message, hint }) => `${line} ${message} ${hint}`,
      );
    const good = '{ "phrase": "a", "instead": "c" }';
    expect(told(good, '{ "phrase": "a", "pattern": "b", "instead": "c" }')).toEqual([
      '3 Unknown key "1.pattern". Remove it, or check its spelling.',
    ]);
    expect(told(good, '{ "phrase": "a" }')).toEqual(['3 "1.instead" is missing. Write text.']);
    expect(told(good, '{ "pattern": "(", "instead": "c" }')).toEqual([
      expect.stringMatching(/^3 Invalid regular expression.* Correct the pattern, or write a phrase\.$/),
    ]);
    expect(told(good, "{")).toHaveLength(1);
  });
});

describe("long texts", () => {
  it("are sentences over 35 and table cells over 40 words, code being one word", () => {
    const body = `Short. Word ${words(33)} \`a b c\`. Word ${words(35)}.\n\n| A |\n|---|\n| ${words(20)}. Word ${words(20)} |`;
    expect(checkLongText([page(body)]).map(({ line, message }) => [line, message])).toEqual([
      [5, expect.stringMatching(/^A sentence of 36 words: "Word word /)],
      [9, expect.stringMatching(/^A cell of 41 words: "word word /)],
    ]);
  });

  it("do not include the title of an admonition", () => {
    expect(checkLongText([page(`:::warning[${words(10)}]\n${words(30)}\n:::`)])).toEqual([]);
  });
});
