import { describe, expect, it } from "vitest";
import { compile } from "../../../../test/support/compile.ts";
import { costOfWhole } from "../../../../test/support/costOfWhole.ts";
import { loadSite } from "../../../../test/support/site.ts";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { checkSite } from "../../src/check/checkSite.ts";
import { emitSite } from "../../src/emit/emitSite.ts";
import { checkSpelling, englishDictionary, parseWordList } from "../../src/prose/checkSpelling.ts";
import { checkLongText } from "../../src/prose/longText.ts";
import { proseOfJson, proseOfMarkdown } from "../../src/prose/readProse.ts";
import { checkVocabulary, parseVocabulary } from "../../src/prose/vocabulary.ts";

const dictionary = englishDictionary();
const vocabulary = parseVocabulary('[{ "phrase": "has to", "instead": "must" }]', "vocabulary.json");

const times = (text: string, length: number) => text.repeat(Math.ceil(length / text.length));

type Text = [what: string, make: (length: number) => string];

/** Texts of about the given length that once took quadratic time, or look as if they could. */
const TEXTS: Text[] = [
  ["a long line", (length) => times("some words that it has to have, ", length)],
  ["a long word", (length) => times("a", length)],
  ["escaped quotes", (length) => times('\\"', length)],
  ["open blocks", (length) => times(":::note\n", length / 2)],
  ["brackets", (length) => times("[", length / 20)],
  ["open tags", (length) => `<div>${times("<", length)}`],
  ["a long word of code", (length) => `\`\`\`bash\n${times("a", length / 4)}\n\`\`\``],
  [
    "spaces around a mark of lines",
    (length) => {
      const spaces = times(" ", length / 4);
      return `\`\`\`js\n// highlight-next-line\na${spaces}// highlight-start${spaces}b\n${spaces}c\n\`\`\``;
    },
  ],
  ["a long address", (length) => `[a](${times("a", length)})`],
  ["a long address of pipes", (length) => `[a](${times("a|b", length)})`],
  ["quotes in front matter", (length) => `---\ndescription: ${times('"', length)}\n---\n`],
  ["brackets in front matter", (length) => `---\ndescription: ${times("[", length / 8)}\n---\n`],
  ["aliases in front matter", (length) => `---\ndescription: ${times("*a ", length)}\n---\n`],
  ["lines in front matter that are no keys", (length) => `---\ntitle: a\n${times("b\n", length / 8)}---\n`],
  [
    "a heading and a broken link to it",
    (length) => `## ${times("ab", length)}\n\n[a](#${times("ab", length)}c)`,
  ],
  ["a long mark of code", (length) => `${times("`", length)}\na`],
  ["links and bold text without an end", (length) => times("[a](b **c `d\n", length / 8)],
  ["lists and what follows them", (length) => times("- a\n\n b\n\n| c |\n\n", length / 8)],
];

/** More of them, in which only the compiler looks for anything: what is published of them is plain text. */
const COMPILED: Text[] = [
  ["digits", (length) => `${times("1", length)}a`],
  ["quotes", (length) => `.${times('"', length)}`],
  ["spaces in a heading", (length) => `## a${times(" ", length)}x {#`],
  ["spaces in a block", (length) => `:::note${times(" ", length)}x`],
  ["brackets and their ends", (length) => times("[", length / 40) + times("]", length / 40)],
  ["open footnotes", (length) => times("[^", length / 20)],
  ["open comments", (length) => times("<!--", length)],
  ["open comments of MDX", (length) => times("{/*\n", length / 4)],
  ["open tabs of Docusaurus", (length) => times('<Tabs "\n\n', length / 4)],
  ["open images", (length) => times("<img ", length / 4)],
];

function check(text: string) {
  const files = [{ file: "x.md", prose: [...proseOfMarkdown(text, 1), ...proseOfJson(text)] }];
  checkLongText(files);
  checkVocabulary(files, vocabulary);
  checkSpelling(files, dictionary, parseWordList("", "words.txt"));
}

/** Makes a site of the text, with all that is written for programs, and checks it. */
async function publish(text: string) {
  const content = await tempTree({ "docs/x.md": text });
  const loaded = await loadSite({ content, public: `${content}/public` });
  await checkSite({ ...loaded, filePaths: [] });
  emitSite(loaded.config, loaded.site, []);
}

describe.each<[string, (text: string) => unknown, Text[]]>([
  ["compiling", compile, [...TEXTS, ...COMPILED]],
  ["checking the wording of", check, [...TEXTS, ...COMPILED]],
  ["publishing", publish, TEXTS],
])("%s", (_what, work, texts) => {
  it.each(texts)(
    "%s takes as long in one text as in sixteen, not sixteen times as long",
    async (_text, make) => {
      expect(await costOfWhole(work, make(64_000), make(4_000))).toBeLessThan(6);
    },
  );
});

it("publishes and checks what is nested deeply, or a megabyte long", async () => {
  const lists = Array.from({ length: 300 }, (_, depth) => `${"  ".repeat(depth)}- a\n`).join("");
  for (const text of [lists, `${">".repeat(3_000)} a`, times("a", 1_000_000), times("a b. ", 1_000_000)]) {
    await publish(text);
    check(text);
  }
  await publish("[".repeat(50_000));
}, 120_000);
