import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { fuzz } from "../../../../test/support/fuzz/fuzz.ts";
import { mutate, ODD_TEXTS } from "../../../../test/support/fuzz/mutate.ts";
import type { Random } from "../../../../test/support/fuzz/random.ts";
import { projectRoot } from "../../src/build/projectPaths.ts";
import { listFiles } from "../../src/content/listFiles.ts";
import { parseYaml } from "../../src/content/parseYaml.ts";
import {
  docFrontMatterSchema,
  pageFrontMatterSchema,
  postFrontMatterSchema,
} from "../../src/content/schemas.ts";
import { splitFrontMatter } from "../../src/content/splitFrontMatter.ts";

vi.setConfig({ testTimeout: 600_000 });

const SCHEMAS = [docFrontMatterSchema, postFrontMatterSchema, pageFrontMatterSchema];
const KEYS = [
  ...new Set(SCHEMAS.flatMap((schema) => Object.keys(schema.shape))),
  "titel",
  "__proto__",
  "a b",
  "",
];
/** YAML as people write it, and as nobody should. */
const VALUES = [
  ...'1 -1 1e999 0x1f true yes ~ null .nan .inf [] {} [a,b] [[ ]] {a: {b: c}} \'x \'x\' "\\u0041" "\\x" | > |- >+2'.split(
    " ",
  ),
  ..."2024-01-02 12:30:45 !!binary !!set !!js/function !x @ ` % & * &a *a &a[*a] <<: ? :".split(" "),
  ...[
    "&a [*a, *a]",
    "*missing",
    "!!timestamp 2001-01-01",
    "{a: 1, a: 2}",
    "[\n",
    "{\n",
    "\n  a: b",
    "\n  - a\n  - b: [c",
    "|\n    text\n  less",
  ],
  ...["&a {b: *a}", "{? [a]: b}", "\n  <<: *a", "# comment", '"unclosed', "- x", "x: y: z", "\t- tab"],
  ...ODD_TEXTS,
];
const FENCES = ["---\n", "---\r\n", "--- \n", "----\n", "---", "...\n", "\n---\n", "", "\ufeff---\n"];

const written = (await listFiles(join(projectRoot, "content")))
  .filter((file) => /\.md$/.test(file))
  .map((file) => readFileSync(join(projectRoot, "content", file), "utf8").slice(0, 500));

function makeFile(random: Random): string {
  const invented = () =>
    random
      .times(
        random.below(6),
        () => `${random.pick(KEYS)}${random.pick([": ", ":", " : ", ""])}${random.pick(VALUES)}\n`,
      )
      .join("");
  if (random.chance(40)) return mutate(random.pick(written), random, [...VALUES, ...FENCES]);
  return random.pick(FENCES) + invented() + random.pick(FENCES) + random.pick(["", "Text.\n", "---\n"]);
}

it("splits any input without losing text, and every problem has a line", () => {
  expect(written.length).toBeGreaterThan(200);
  fuzz({
    make: (random) => ({ text: makeFile(random), kind: random.below(SCHEMAS.length) }),
    run({ text, kind }) {
      const schema = SCHEMAS[kind] ?? docFrontMatterSchema;
      const { frontMatter, frontMatterLine, body, bodyLine } = splitFrontMatter(text);
      if (!text.endsWith(body)) throw new Error("The body is not the end of the file.");
      const fromLine = text.split("\n").slice(bodyLine - 1);
      if (body !== "" && fromLine.join("\n") !== body) throw new Error(`Line ${bodyLine} is wrong.`);
      const read = parseYaml({
        text: frontMatter,
        file: "docs/page.md",
        firstLine: frontMatterLine,
        schema,
        rule: "front-matter",
        knownKeys: Object.keys(schema.shape),
      });
      const wrong = read.problems.filter(
        ({ message, hint, line = 0 }) => !message || !hint || line < 1 || line > text.split("\n").length + 1,
      );
      if ((read.value === null && read.problems.length === 0) || wrong.length > 0)
        throw new Error(JSON.stringify(wrong));
    },
  });
});
