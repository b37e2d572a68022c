import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { tempTree, writeTree } from "../../../../test/support/tempTree.ts";
import { changedFiles, checkFiles } from "../../src/commands/checkFiles.ts";
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
  const { problems, unknown } = await checkFiles(
    settingsOf(content),
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

it("reports the problems of a draft", async () => {
  const content = await tempTree({
    "docs/new.md": `---\n${DESCRIPTION}\ndraft: true\n---\n\n[Gone](/docs/gone)\n`,
  });
  const { problems } = await checkFiles(settingsOf(content), new Set(["docs/new.md"]));
  expect(problems).toMatchObject([{ rule: "broken-link", line: 6 }]);
});

it("shows all pages but drafts to the checks of the whole site", async () => {
  const root = await tempTree({
    "site.config.ts": `export default { title: "Test", url: "https://site.test", extensions: [{ name: "counter", load }] };
function load() {
  return { key: "", problems: [], checkSite: (pages) => ({
    problems: [{ severity: "error", rule: "count", message: pages.map(({ file }) => file).join(" "), file: "list.txt" }],
  }) };
}\n`,
    "content/docs/a.md": "A.\n",
    "content/docs/b.md": "B.\n",
    "content/docs/c.md": "---\ndraft: true\n---\nC.\n",
  });
  const { problems } = await checkFiles(settingsOf(`${root}/content`), new Set(["list.txt"]));
  expect(problems).toMatchObject([{ message: "docs/a.md docs/b.md" }]);
});

it("finds the changed and new files of git, whatever their names", async () => {
  const root = await tempTree({ "content/docs/ä.md": "A", "content/docs/b.md": "B" });
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "ignore" });
  git("init", "-q");
  git("add", ".");
  git("-c", "user.name=T", "-c", "user.email=t@site.test", "commit", "-m", "x");
  await writeTree(root, { "content/docs/ä.md": "A2", "content/docs/new ü.md": "U", "other.md": "O" });
  expect(changedFiles(`${root}/content`)).toEqual(["docs/ä.md", "docs/new ü.md"]);
});

it("says that it reads all pages if there was no build", async () => {
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  await checkFiles(settingsOf(await tempTree({ "docs/a.md": "Text.\n" })), new Set(["docs/a.md"]), print);
  expect(printed).toEqual([expect.stringMatching(/^Reading all pages/)]);
});
