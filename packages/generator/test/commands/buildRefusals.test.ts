import { cp, readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type BuildFixture, fixtureConfig, makeBuildFixture } from "../../../../test/support/buildFixture.ts";
import { fixtureRoots } from "../../../../test/support/fixtures.ts";
import { folderContents } from "../../../../test/support/folderContents.ts";
import { writeTree } from "../../../../test/support/tempTree.ts";
import type { Extension } from "../../src/extension.ts";

vi.setConfig({ testTimeout: 60_000 });

let site: BuildFixture;
beforeAll(async () => {
  site = await makeBuildFixture();
});
afterAll(() => site.remove());

it("refuses two files of one name: no page or public file takes the place of another", async () => {
  const other = join(site.path, "named");
  await cp(fixtureRoots("small-site").content, join(other, "content"), { recursive: true });
  await writeTree(other, {
    "content/blog/2024-05-05-feed.md": "---\nslug: feed\nauthors: [ada]\n---\nText.\n",
    "content/pages/search-index.md": "Text.\n",
    "public/docs/start.json": "{}",
    "public/docs/start.html": "Other.",
    "public/sw.js": "",
  });
  const { ok, problems } = await site.run({ content: join(other, "content"), public: join(other, "public") });
  expect(ok).toBe(false);
  const named = problems.filter(({ rule }) => rule === "file-name");
  expect(named.map(({ file, line, message }) => [file, line, message.split('"')[1]])).toEqual([
    ["pages/search-index.md", undefined, "search-index.json"],
    ["blog/2024-05-05-feed.md", 2, "blog/feed.json"],
    ["../public/docs/start.html", undefined, "docs/start.html"],
    ["../public/docs/start.json", undefined, "docs/start.json"],
    ["../public/sw.js", undefined, "sw.js"],
  ]);
});

it("refuses an island that has no module or no component, and says which", async () => {
  await writeTree(site.path, {
    "Named.tsx": "export const Card = () => null;\n",
    "Own.tsx": "export default () => null;\n",
  });
  const [named, own] = [join(site.path, "Named.tsx"), join(site.path, "Own.tsx")];
  const runWith = (islands: Record<string, string>) => {
    const extension: Extension = { name: "x", islands, load: () => ({ key: "", problems: [] }) };
    return site.run({ config: { ...fixtureConfig, extensions: [extension] } });
  };
  await expect(runWith({ named, own })).rejects.toThrow(
    `The island "named" cannot render anything: ${named} has no default export.`,
  );
  await expect(runWith({ missing: "cards/Card", own })).rejects.toThrow(
    /^The island "missing" cannot be loaded: there is no module cards\/Card\. Correct its path, or install it\.$/,
  );
});

describe("a folder that no build wrote", () => {
  it.each([
    [
      "has other files",
      "work",
      "no build wrote thesis.txt in it. Empty it, or choose another one with --out DIR.",
    ],
    ["is a checkout of a published site", "checkout", "no build wrote .git in it."],
    ["is a file", "work/thesis.txt", "ENOTDIR"],
    ["contains the content", "", "/content. Choose another one with --out DIR."],
    ["lies in the content", "content/docs/site", "it overlaps with"],
  ])("is refused and keeps its files when it %s", async (_what, target, message) => {
    const own = { "work/thesis.txt": "years", "checkout/.git": "history", "checkout/404.json": "{}" };
    await writeTree(site.path, own);
    await expect(site.run({ out: join(site.path, target) })).rejects.toThrow(message);
    expect(await folderContents(site.path)).toMatchObject(own);
    expect(await readdir(join(site.content, "docs"))).not.toContain("site");
  });
});
