import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { readGitHead } from "../../src/content/gitHead.ts";

/** A repository with one commit, and git to change it. */
async function repository() {
  const root = await tempTree({ "content/docs/a.md": "A" });
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.test", ...args], {
      cwd: root,
      encoding: "utf8",
    }).trim();
  git("init", "--quiet", "--initial-branch", "main");
  git("add", ".");
  git("commit", "--quiet", "--message", "One");
  const commit = (message: string) => git("commit", "--quiet", "--allow-empty", "--message", message);
  return { root, content: join(root, "content"), git, commit };
}

it("is another one after every commit, and the same without", async () => {
  const { content, git, commit } = await repository();
  const first = await readGitHead(content);
  expect(first).toContain(git("rev-parse", "HEAD"));
  expect(await readGitHead(content)).toBe(first);
  commit("Two");
  expect(await readGitHead(content)).toContain(git("rev-parse", "HEAD"));
});

it.each<[string, (git: (...args: string[]) => string) => void]>([
  ["a head without a branch", (git) => git("checkout", "--quiet", "--detach")],
  ["commits that are packed", (git) => git("pack-refs", "--all")],
])("is found with %s", async (_name, change) => {
  const { content, git, commit } = await repository();
  change(git);
  expect(await readGitHead(content)).toContain(git("rev-parse", "HEAD"));
  commit("Two");
  expect(await readGitHead(content)).toContain(git("rev-parse", "HEAD"));
});

it("is found in a worktree", async () => {
  const { root, git, commit } = await repository();
  const tree = join(root, "..", `${root.split("/").at(-1)}-tree`);
  git("worktree", "add", "--quiet", tree, "-b", "other");
  commit("Two");
  const head = execFileSync("git", ["rev-parse", "HEAD"], { cwd: tree, encoding: "utf8" }).trim();
  expect(await readGitHead(tree)).toContain(head);
  git("worktree", "remove", "--force", tree);
});

it("tells a history that ends early from a whole one", async () => {
  const { root, commit } = await repository();
  commit("Two");
  const parent = await tempTree();
  const clone = (name: string, ...args: string[]) =>
    execFileSync("git", ["clone", "--quiet", ...args, `file://${root}`, name], { cwd: parent });
  clone("whole");
  clone("shallow", "--depth", "1");
  expect(await readGitHead(join(parent, "whole"))).not.toBe(await readGitHead(join(parent, "shallow")));
});

it("is empty outside of git", async () => {
  expect(await readGitHead(await tempTree({ "a.md": "A" }))).toBe("");
});
