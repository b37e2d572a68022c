import { expect, it } from "vitest";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { checkFiles } from "../../src/commands/checkFiles.ts";
import type { Settings } from "../../src/commands/settings.ts";

const DESCRIPTION = "description: What this page is about, said in more than fifty characters.";

const settingsOf = (content: string) =>
  ({
    content,
    public: `${content}/public`,
    out: `${content}/dist`,
    useCache: false,
    tool: "test",
  }) as Settings;

it("reports links, spelling, wording and description of the given files only", async () => {
  const content = await tempTree({
    "docs/a.md":
      "---\ndescription: Short.\n---\n\n[Gone](/docs/gone) utilises\nmispeled words, [there](b.md#part).\n",
    "docs/b.md": `---\n${DESCRIPTION}\n---\n\n[Gone](/docs/gone) mispeled\n\n## Part\n`,
    "words.txt": "Elsewhere\n",
    "vocabulary.json": '[{ "phrase": "utilises", "instead": "uses" }]',
  });
  const settings = {
    content,
    public: `${content}/public`,
    out: `${content}/dist`,
    useCache: false,
    tool: "test",
  } as Settings;
  const { problems, unknown } = await checkFiles(
    settings,
    new Set(["docs/a.md", "docs/none.md", "words.txt"]),
  );
  expect(problems.every(({ file }) => file === "docs/a.md")).toBe(true);
  expect(problems.map(({ rule, line }) => `${rule}:${line}`).sort()).toEqual([
    "broken-link:5",
    "description:2",
    "spelling:5",
    "spelling:6",
    "vocabulary:5",
  ]);
  expect(unknown).toEqual(["docs/none.md"]);
});

it("says that it reads all pages if there was no build", async () => {
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  await checkFiles(settingsOf(await tempTree({ "docs/a.md": "Text.\n" })), new Set(["docs/a.md"]), print);
  expect(printed).toEqual([expect.stringMatching(/^Reading all pages/)]);
});
