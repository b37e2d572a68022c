import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { compile, type PlainPage } from "../../../../test/support/compile.ts";
import { fuzz } from "../../../../test/support/fuzz/fuzz.ts";
import { MARKDOWN_PIECES } from "../../../../test/support/fuzz/markdownPieces.ts";
import { mutate } from "../../../../test/support/fuzz/mutate.ts";
import type { Random } from "../../../../test/support/fuzz/random.ts";
import { scriptsIn } from "../../../../test/support/scriptsIn.ts";
import { projectRoot } from "../../src/build/projectPaths.ts";
import { listFiles } from "../../src/content/listFiles.ts";

vi.setConfig({ testTimeout: 600_000 });

/** What writers really write. */
const pages = (await listFiles(join(projectRoot, "content")))
  .filter((file) => /^(docs|blog|pages)\/.*\.md$/.test(file))
  .map((file) => readFileSync(join(projectRoot, "content", file), "utf8").split(/^(?=\S)/m));
const LINES = 4;

function makeMarkdown(random: Random): string {
  if (random.chance(50))
    return random.times(1 + random.below(8), () => random.pick(MARKDOWN_PIECES)).join("");
  const page = random.pick(pages);
  const from = random.below(page.length);
  return mutate(page.slice(from, from + LINES).join(""), random, MARKDOWN_PIECES);
}

it("makes a page of any text: nothing that runs, every reference kept, problems as data", () => {
  expect(pages.length).toBeGreaterThan(200);
  fuzz({
    make: makeMarkdown,
    run(body) {
      const wrong = wrongWith(compile(body), body.split(/\r\n|\r|\n/).length);
      if (wrong.length > 0) throw new Error(wrong.join("; "));
    },
  });
});

function wrongWith({ html, refs, problems, headings, anchors }: PlainPage, lines: number): string[] {
  const isLine = (line: number | undefined) => line !== undefined && line >= 1 && line <= lines + 1;
  return [
    ...scriptsIn(html),
    ...headings.flatMap((heading) => scriptsIn(heading.html)),
    ...[...html.matchAll(/ (?:href|src)="ref:(\d+)"/g)].filter(([, at]) => !refs[Number(at)]).map(String),
    ...headings.filter(({ id }) => !anchors.includes(id)).map(({ id }) => `no anchor ${id}`),
    ...problems
      .filter(({ message, line }) => !message || !isLine(line))
      .map((problem) => JSON.stringify(problem)),
  ];
}
