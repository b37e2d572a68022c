import { beforeEach, expect, it, vi } from "vitest";
import { lazyCompiler } from "../../src/build/lazyCompiler.ts";
import { createHighlighter } from "../../src/markdown/code/highlighter.ts";

vi.mock("../../src/markdown/code/highlighter.ts", { spy: true });

const PAGE = `# Title

Text.

\`\`\`toml title="a & b" {2}
[storage]
data = "<rocksdb>" # it's "quoted" & odd
\`\`\`

\`\`\`
plain <text>
\`\`\`

    indented

\`\`\`sh
echo "$HOME" # highlight-line
\`\`\`
`;

const source = (body: string) => ({ file: "docs/a.md", body, firstLine: 1 });

beforeEach(() => void vi.mocked(createHighlighter).mockClear());

it.each([
  ["prose", PAGE.replace("Text.", "Other text."), 0],
  [
    "the order of its code",
    PAGE.replace("# Title", "```toml\nx = 1\n```\n").replace("```toml\nx = 1\n```", ""),
    0,
  ],
  ["a title and marked lines", PAGE.replace('title="a & b" {2}', "{1}"), 0],
  ["code", PAGE.replace("rocksdb", "mysql"), 1],
  ["the language of code", PAGE.replace("```sh", "```toml"), 1],
])("compiles a page as if it were new when %s changes", async (_what, changed, loads) => {
  const before = await lazyCompiler()(source(PAGE));
  vi.mocked(createHighlighter).mockClear();
  const compiled = await lazyCompiler({ earlier: () => before })(source(changed));
  expect(createHighlighter).toHaveBeenCalledTimes(loads);
  expect(compiled).toEqual(await lazyCompiler()(source(changed)));
});

it("loads one highlighter for pages that are compiled at once", async () => {
  const compile = lazyCompiler();
  await Promise.all(
    ["one", "two", "three"].map((word) => compile(source(`\`\`\`sh\necho ${word}\n\`\`\`\n`))),
  );
  expect(createHighlighter).toHaveBeenCalledTimes(1);
});
