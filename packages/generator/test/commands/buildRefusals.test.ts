import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { cp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type BuildFixture, fixtureConfig, makeBuildFixture } from "../../../../test/support/buildFixture.ts";
import { fixtureRoots } from "../../../../test/support/fixtures.ts";
import { folderContents } from "../../../../test/support/folderContents.ts";
import { writeTree } from "../../../../test/support/tempTree.ts";
import { projectRoot } from "../../src/build/projectPaths.ts";
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

it("leaves nothing behind when it is stopped", async () => {
  const root = join(site.path, "stopped");
  await writeTree(root, {
    "site.config.ts": `export default { title: "T", url: "https://site.test", extensions: [{ name: "waiting", load }] };
function load() {
  console.log("Waiting");
  return new Promise((done) => setTimeout(done, 1e9));
}\n`,
    "content/docs/a.md": "# A\n",
  });
  const folders = ["content", "public", "out"].flatMap((name) => [`--${name}`, join(root, name)]);
  const child = spawn(process.execPath, ["scripts/run.mjs", "build", "--no-cache", ...folders], {
    cwd: projectRoot,
  });
  let printed = "";
  child.stdout.on("data", (text) => {
    printed += text;
    if (!printed.includes("Waiting")) return;
    expect(readdirSync(root)).toContain(`.out.next-${child.pid}`);
    child.kill("SIGINT");
  });
  await once(child, "exit");
  expect(printed).toContain("Waiting");
  expect((await readdir(root)).toSorted()).toEqual(["content", "site.config.ts"]);
});

it("refuses a symbolic link as its folder, which it would replace", async () => {
  await site.run();
  const link = join(site.path, "link");
  await symlink(site.out, link);
  await expect(site.run({ out: link })).rejects.toThrow("this is a link. Name the folder that it leads to");
});

describe("a folder that no build wrote", () => {
  it.each([
    [
      "has other files",
      "work",
      "no build wrote thesis.txt in it. Empty it, or choose another one with --out DIR.",
    ],
    ["is a checkout of a published site", "checkout", "no build wrote .git in it."],
    ["is a file", "work/thesis.txt", "this is a file. Move it"],
    ["contains the content", "", "/content. Move one of them, or choose another one with --out DIR."],
    ["lies in the content", "content/docs/site", "it overlaps with"],
  ])("is refused and keeps its files when it %s", async (_what, target, message) => {
    const own = { "work/thesis.txt": "years", "checkout/.git": "history", "checkout/404.json": "{}" };
    await writeTree(site.path, own);
    await expect(site.run({ out: join(site.path, target) })).rejects.toThrow(message);
    expect(await folderContents(site.path)).toMatchObject(own);
    expect(await readdir(join(site.content, "docs"))).not.toContain("site");
  });
});

describe("a site with errors", () => {
  it("is not written: every error is reported at once and the previous site stays", async () => {
    await site.run();
    const before = await folderContents(site.out);
    const broken = join(site.path, "broken");
    await cp(fixtureRoots("broken-site").content, broken, { recursive: true });
    const { ok, pages, problems, printed } = await site.run({ content: broken });
    expect({ ok, pages }).toEqual({ ok: false, pages: 0 });
    expect([...new Set(problems.map(({ rule }) => rule))].sort()).toEqual([
      "broken-anchor",
      "broken-link",
      "broken-markdown-link",
      "category",
      "description",
      "empty-file",
      "front-matter",
      "home-page",
      "jsx",
      "missing-author",
      "missing-icon",
      "missing-image",
      "not-utf8",
      "post-date",
      "unknown-tag",
      "unreadable-image",
    ]);
    expect(printed).toContain('error docs/links.md:3 Broken link: "/docs/lnks".');
    expect(printed).toContain("13 errors, ");
    expect(printed).toContain(`${site.out} is unchanged.`);
    expect(await folderContents(site.out)).toEqual(before);
  });

  it("is not written with --strict if it has warnings, which are then errors", async () => {
    await writeTree(site.content, { "docs/warned.md": "# Warned\n\n[x](none.md)\n" });
    const lenient = await site.run();
    const strict = await site.run({ strict: true });
    await rm(join(site.content, "docs/warned.md"));
    expect([lenient.ok, strict.ok]).toEqual([true, false]);
    expect(lenient.printed).toContain("warning docs/warned.md:3");
    expect(strict.printed).toContain("error docs/warned.md:3");
    expect(strict.printed).toContain("0 warnings");
  });

  it("is written with --keep-going", async () => {
    const other = join(site.path, "kept-going");
    await writeTree(site.content, { "docs/broken.md": "# Broken\n\n[x](/nowhere)\n" });
    const { ok, printed } = await site.run({ out: other, keepGoing: true });
    await rm(join(site.content, "docs/broken.md"));
    expect(ok).toBe(false);
    expect(printed).toContain("1 error, 9 warnings");
    expect(await readFile(join(other, "docs/broken.html"), "utf8")).toContain("<h1>Broken</h1>");
  });

  it("is not read when the configuration is invalid", async () => {
    const { ok, printed } = await site.run({
      config: { ...fixtureConfig, baseUrl: "sub" },
      content: "/no/such/folder",
    });
    expect(ok).toBe(false);
    expect(printed).toContain('error ../site.config.ts "baseUrl" cannot be "sub".');
    expect(printed).not.toContain("/no/such/folder");
  });
});
