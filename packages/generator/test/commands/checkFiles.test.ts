import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { tempTree, writeTree } from "../../../../test/support/tempTree.ts";
import { changedFiles, checkFiles, runCheckFiles } from "../../src/commands/checkFiles.ts";
import type { CommandLine } from "../../src/commands/commandLine.ts";
import { readProse } from "../../src/prose/readProse.ts";

const DESCRIPTION = "description: What this page is about, said in more than fifty characters.";

const commandLineOf = (content: string) =>
  ({
    content,
    public: `${content}/public`,
    out: `${content}/dist`,
    useCache: false,
    codeHash: "test",
  }) as CommandLine;

it("reports links, spelling, wording and description of the given files only", async () => {
  const content = await tempTree({
    "docs/a.md":
      "---\ndescription: Short.\ntitle: A\n---\n[Gone](/docs/gone) utilises\nmispeled words, [there](b.md#part).\n",
    "docs/b.md": `---\n${DESCRIPTION}\n---\n\n[Gone](/docs/gone) mispeled\n\n## Part\n`,
    "words.txt": "Elsewhere\n",
    "vocabulary.json": '[{ "phrase": "utilises", "instead": "uses" }]',
  });
  const { problems, unread } = await checkFiles(
    commandLineOf(content),
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
  expect(unread).toEqual(["docs/none.md"]);
});

it("fails without a content folder, which has no mistakes either", async () => {
  await expect(
    checkFiles(commandLineOf("/no/such/folder"), new Set(["docs/a.md"]), () => {}),
  ).rejects.toThrow("The content folder does not exist: /no/such/folder");
  const file = join(await tempTree({ "a.md": "Text." }), "a.md");
  await expect(checkFiles(commandLineOf(file), new Set(["docs/a.md"]), () => {})).rejects.toThrow(
    `The content folder does not exist: ${file}`,
  );
  await expect(readProse("/no/such/folder")).rejects.toThrow("There is nothing to read in /no/such/folder.");
});

it("reports the problems of a draft", async () => {
  const content = await tempTree({
    "docs/new.md": `---\n${DESCRIPTION}\ndraft: true\n---\n\n[Gone](/docs/gone)\n`,
  });
  const { problems } = await checkFiles(commandLineOf(content), new Set(["docs/new.md"]));
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
  const { problems } = await checkFiles(commandLineOf(`${root}/content`), new Set(["list.txt"]));
  expect(problems).toMatchObject([{ message: "docs/a.md docs/b.md" }]);
});

it("knows the files that extensions publish", async () => {
  const root = await tempTree({
    "site.config.ts": `export default { title: "Test", url: "https://site.test", extensions: [{ name: "api", load }] };
function load() {
  return { key: "", problems: [], connect: () => ({ files: { "api.json": "{}" } }) };
}\n`,
    "content/docs/a.md": `---\ntitle: A\n${DESCRIPTION}\n---\n\n[The API](/api.json), [another](/other.json)\n`,
  });
  const { problems } = await checkFiles(commandLineOf(`${root}/content`), new Set(["docs/a.md"]));
  expect(problems).toMatchObject([{ message: 'Broken link: "/other.json".' }]);
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

it("says of a folder outside git that it has no last commit", async () => {
  const content = await tempTree({ "docs/a.md": "A" });
  expect(() => changedFiles(content)).toThrow(
    /^--changed compares .* but there is none: [^\n]*not a git repo/,
  );
});

it("says that it reads all pages if there was no build", async () => {
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  await checkFiles(commandLineOf(await tempTree({ "docs/a.md": "Text.\n" })), new Set(["docs/a.md"]), print);
  expect(printed).toEqual([expect.stringMatching(/^Reading all pages/)]);
});

describe("the command", () => {
  async function check(...paths: string[]) {
    const content = await tempTree({
      "docs/install/a.md": `---\ntitle: A\n${DESCRIPTION}\n---\n\n[Gone](/docs/gone)\n`,
      "docs/install/deep/b.md": `---\ntitle: B\n${DESCRIPTION}\n---\n\nText.\n`,
      "docs/install/_part.md": "Part.\n",
      "docs/install/notes.txt": "Notes.\n",
      "docs/c.md": `---\ntitle: C\n${DESCRIPTION}\n---\n\nText.\n`,
      "notes.md": "No page.\n",
    });
    const lines: string[] = [];
    for (const name of ["log", "error"] as const)
      vi.spyOn(console, name).mockImplementation((line) => lines.push(line));
    vi.stubEnv("INIT_CWD", join(content, "docs"));
    const code = await runCheckFiles({ ...commandLineOf(content), args: paths });
    vi.unstubAllEnvs();
    return { code, printed: lines.join("\n").replaceAll(content, "content") };
  }

  it("checks what is in a folder, as seen from where it was typed", async () => {
    const { code, printed } = await check("install");
    expect(code).toBe(1);
    expect(printed).toMatch(
      /Checked 2 files\nerror content\/docs\/install\/a[.]md:6 .*\n(.*\n)?1 error, 0 warnings$/,
    );
  });

  it("checks a file by its path in the folder where it was typed", async () => {
    const { code, printed } = await check("c.md");
    expect(code).toBe(0);
    expect(printed).toContain("Checked 1 file\n0 errors");
  });

  it.each([
    ["none.md", "none.md does not exist, or has no file in it."],
    ["../notes.md", "content/notes.md is not read: it is no page of content, and describes none."],
    [
      "install/notes.txt",
      "content/docs/install/notes.txt is not read: it is no page of content, and describes none.",
    ],
  ])("fails where there is nothing to check: %s", async (path, message) => {
    const { code, printed } = await check(path);
    expect(code).toBe(1);
    expect(printed).toContain(message);
    expect(printed).not.toContain("Checked");
  });
});
