import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tempTree, writeTree } from "../../../../test/support/tempTree.ts";
import { readGitDates } from "../../src/content/gitDates.ts";

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

it("takes the last commit of each file, relative to the content folder", async () => {
  const root = await tempTree({ "content/docs/a.md": "A", "content/docs/ü.md": "U", "other.md": "O" });
  execFileSync("git", ["init", "-q"], { cwd: root });
  commit(root, 1_700_000_000);
  await writeTree(root, { "content/docs/a.md": "A2" });
  commit(root, 1_710_000_000);
  expect(await readGitDates(join(root, "content"))).toEqual(
    new Map([
      ["docs/a.md", 1_710_000_000],
      ["docs/ü.md", 1_700_000_000],
    ]),
  );
});
