import { expect, it, vi } from "vitest";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { runExamples } from "../../src/examples/runExamples.ts";

it("takes the examples of pages, of parts and of files that pages show", async () => {
  const fence = "```haproxy\nglobal\n```\n";
  const content = await tempTree({
    "docs/_part.md": fence,
    "docs/x.cfg": "global\n",
    "docs/x.md": `# X\n\n${fence}\n::include{file="_part.md"}\n\n\`\`\`haproxy file="x.cfg"\n\`\`\`\n`,
  });
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  await runExamples(["--content", content, "--public", "none"], "test");
  const printed = log.mock.calls.flat().join("\n");
  log.mockRestore();
  expect(printed).toContain("haproxy    3 examples");
});
