import { execFileSync } from "node:child_process";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { compileSource } from "../../../../test/support/compile.ts";
import { siteConfig } from "../../../../test/support/site.ts";
import { tempTree, writeTree } from "../../../../test/support/tempTree.ts";
import { assembleSite } from "../../src/build/assembleSite.ts";
import { readGitHistory } from "../../src/content/gitHistory.ts";

function commit(root: string, seconds: number) {
  const env = {
    ...process.env,
    GIT_COMMITTER_DATE: `${seconds} +0000`,
    GIT_AUTHOR_DATE: `${seconds} +0000`,
    GIT_CONFIG_GLOBAL: "/dev/null",
  };
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, env, stdio: "ignore" });
  git("add", ".");
  git("-c", "user.name=T", "-c", "user.email=t@site.test", "commit", "-m", "x");
}

it("knows no dates in a shallow clone, where the oldest commit has every file, and says so once", async () => {
  const root = await tempTree({ "content/docs/a.md": "A" });
  execFileSync("git", ["init", "-q"], { cwd: root });
  commit(root, 1_700_000_000);
  await writeTree(root, { "content/docs/b.md": "B" });
  commit(root, 1_710_000_000);
  const clone = join(await tempTree(), "clone");
  execFileSync("git", ["clone", "-q", "--depth=1", `file://${root}`, clone]);
  const roots = { content: join(clone, "content"), public: join(clone, "public") };
  const { tree } = await assembleSite({ config: siteConfig(), roots, compile: compileSource });
  expect(tree.docs.map(({ updated }) => updated)).toEqual([null, null]);
  expect(tree.problems).toMatchObject([{ severity: "warning", rule: "shallow-clone" }]);
});

it.each([
  [
    "belongs to another user",
    { GIT_TEST_ASSUME_DIFFERENT_OWNER: "1" },
    "the checkout belongs to another user.",
  ],
  ["is read without git", { PATH: "/no/such/folder" }, "git is not there."],
])("knows no dates in a checkout that %s, and says so", async (_case, env, reason) => {
  const root = await tempTree({ "content/docs/a.md": "A" });
  execFileSync("git", ["init", "-q"], { cwd: root });
  commit(root, 1_700_000_000);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { dates, problems } = await readGitHistory(join(root, "content"));
  expect(dates.size).toBe(0);
  expect(problems).toMatchObject([
    { severity: "warning", rule: "git", message: expect.stringContaining(reason) },
  ]);
});

it("takes the last commit of each file, relative to the content folder", async () => {
  const root = await tempTree({ "content/docs/a.md": "A", "content/docs/ü.md": "U", "other.md": "O" });
  execFileSync("git", ["init", "-q"], { cwd: root });
  commit(root, 1_700_000_000);
  await writeTree(root, { "content/docs/a.md": "A2" });
  commit(root, 1_710_000_000);
  const { dates } = await readGitHistory(join(root, "content"));
  expect(dates).toEqual(
    new Map([
      ["docs/a.md", 1_710_000_000],
      ["docs/ü.md", 1_700_000_000],
    ]),
  );
});

it("knows what renamed files are called now, even if they were renamed twice, or only just now and git was not told", async () => {
  const text = (word: string) => `${word} `.repeat(100);
  const root = await tempTree({ "content/docs/a.md": text("first"), "content/docs/x.md": text("other") });
  await writeTree(root, { "content/docs/w.md": text("third") });
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root });
  git("init", "-q");
  commit(root, 1_700_000_000);
  git("mv", "content/docs/a.md", "content/docs/b.md");
  commit(root, 1_710_000_000);
  git("mv", "content/docs/b.md", "content/docs/c.md");
  commit(root, 1_720_000_000);
  git("mv", "content/docs/x.md", "content/docs/y.md");
  await rename(join(root, "content/docs/w.md"), join(root, "content/docs/v.md"));
  const before = git("status", "--porcelain").toString();
  const { renamed } = await readGitHistory(join(root, "content"));
  expect(Object.fromEntries(renamed)).toEqual({
    "docs/a.md": "docs/c.md",
    "docs/b.md": "docs/c.md",
    "docs/w.md": "docs/v.md",
    "docs/x.md": "docs/y.md",
  });
  expect(git("status", "--porcelain").toString()).toBe(before);
});
