import { execFileSync } from "node:child_process";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadRoots, siteConfig } from "../../../../test/support/site.ts";
import { tempTree, writeTree } from "../../../../test/support/tempTree.ts";
import { checkMoves } from "../../src/check/checkMoves.ts";
import { readGitHistory } from "../../src/content/gitHistory.ts";
import { buildSite } from "../../src/site/buildSite.ts";

const page = (keys = "") => `---\ntitle: Queue\n${keys}---\n\nA text that is long enough to be recognized.\n`;

async function movedTwice() {
  const root = await tempTree({ "content/docs/a.md": page(), "content/docs/other.md": "# Other\n" });
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "ignore" });
  const move = (from: string, to: string) => rename(join(root, "content", from), join(root, "content", to));
  const commit = () => git("-c", "user.name=T", "-c", "user.email=t@site.test", "commit", "-qm", "x");
  git("init", "-q");
  git("add", ".");
  commit();
  await move("docs/a.md", "docs/b.md");
  git("add", ".");
  commit();
  await move("docs/b.md", "docs/größe.md");
  git("add", ".");
  return root;
}

async function told(root: string) {
  const roots = { content: join(root, "content"), public: join(root, "public") };
  const { renamed } = await readGitHistory(roots.content);
  const tree = { ...(await loadRoots(roots)), renamed };
  return checkMoves(tree, buildSite(siteConfig(), tree).site);
}

it("suggests a redirect for each old address of a page that git knows to be moved", async () => {
  const root = await movedTwice();
  expect(await told(root)).toMatchObject([
    {
      severity: "warning",
      file: "docs/größe.md",
      message: 'The page was docs/b.md before, and its old address "/docs/b" leads nowhere.',
      hint: "Write into its front matter: formerAddresses: [/docs/b]",
    },
    { file: "docs/größe.md", hint: "Write into its front matter: formerAddresses: [/docs/a]" },
  ]);
});

it("is silent once they lead somewhere", async () => {
  const root = await movedTwice();
  await writeTree(root, {
    "content/docs/größe.md": page("formerAddresses: /docs/a\n"),
    "content/docs/b.md": "# Another page\n",
  });
  expect(await told(root)).toEqual([]);
});

it("is silent where the address is not that of the file", async () => {
  const root = await movedTwice();
  await writeTree(root, { "content/docs/größe.md": page("slug: /queue\n") });
  expect(await told(root)).toEqual([]);
});

it("suggests the former id where another version still has the page by it", async () => {
  const root = await movedTwice();
  await writeTree(root, {
    "content/versions.json": '["1.0"]',
    "content/versioned_docs/version-1.0/a.md": page(),
  });
  expect(await told(root)).toMatchObject([
    { hint: "Write into its front matter: formerAddresses: [/docs/next/b]" },
    {
      message: 'The page was renamed, and the menu of versions does not find it: it is "a" in 1.0.',
      hint: "Write into its front matter: formerId: a",
    },
  ]);
  await writeTree(root, { "content/docs/größe.md": page("formerId: [a, b]\n") });
  expect(await told(root)).toEqual([]);
});
