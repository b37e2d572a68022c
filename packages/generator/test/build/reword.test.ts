import { execFileSync } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeDataSite, siteConfig } from "../../../../test/support/dataSite.ts";
import { folderContents } from "../../../../test/support/folderContents.ts";
import { writeTree } from "../../../../test/support/tempTree.ts";
import type { BuildOptions } from "../../src/build/workshop.ts";

const SHORT_WAY = ["search", "write"];
const PAGE = "docs/guide-more.md";

let site: Awaited<ReturnType<typeof makeDataSite>>;

beforeAll(async () => {
  site = await makeDataSite();
}, 60_000);

afterAll(() => site.folder.remove());

/** The site is built, by whichever way. */
beforeEach(async () => {
  const { ok, printed } = await site.run();
  expect(ok, printed).toBe(true);
}, 60_000);

describe("only what has other words is made again, and as a build from nothing makes it, after", () => {
  const reworded: [string, () => Promise<unknown>][] = [
    ["a paragraph more", () => site.edit(PAGE, "second part.", "second part.\n\nA line more.")],
    ["a word less", () => site.edit(PAGE, "second part", "part")],
    ["other words in a heading's section and before it", () => site.edit(PAGE, "See [the", "Look at [the")],
    [
      "another paragraph on the same page once more",
      () => site.edit(PAGE, "A line more.", "Two lines\nmore."),
    ],
    [
      "words on a page that draws from the data",
      () => site.edit("docs/reference/settings/stores.md", /\n$/, "\nThat is all.\n"),
    ],
    [
      "words on two pages",
      async () => {
        await site.edit(PAGE, "Text of", "Words of");
        await site.edit("docs/guide/deep.md", /\n$/, "\nThe end of it.\n");
      },
    ],
    [
      "a title in the text that stays the title",
      () => site.edit("docs/start.md", "Read [the deep", "Please read [the deep"),
    ],
  ];

  it.each(reworded)(
    "%s",
    async (_change, change) => {
      await change();
      const { steps, ok } = await site.run();
      expect(ok).toBe(true);
      expect(steps).toEqual(SHORT_WAY);
      expect(await folderContents(site.out)).toEqual(await site.buildFromNothing());
    },
    60_000,
  );

  it("the same words as before", async () => {
    const before = await folderContents(site.out);
    const { steps, pages } = await site.run();
    expect(steps).toEqual([]);
    expect(pages).toBeGreaterThan(10);
    expect(await folderContents(site.out)).toEqual(before);
  });

  it("a complete build between them", async () => {
    await site.edit(PAGE, /\n$/, "\nA second one.\n");
    await site.run();
    await site.edit(PAGE, "title: Guide", "title: The guide");
    expect((await site.run()).steps).toContain("render");
    await site.edit(PAGE, "A second one", "A third one");
    expect((await site.run()).steps).toEqual(SHORT_WAY);
    expect(await folderContents(site.out)).toEqual(await site.buildFromNothing());
  }, 60_000);
});

describe("everything is looked at, because other pages or the checks may see it, after", () => {
  const seen: [string, () => Promise<unknown>, Partial<BuildOptions>?][] = [
    ["another heading", () => site.edit(PAGE, "## More {#more}", "## More of it {#more}")],
    ["another link", () => site.edit(PAGE, "Look at [", "Look at [the start](start.md) and [")],
    ["another key in the text", () => site.edit(PAGE, "`storage.blob`", "`storage.fts`")],
    ["other code", () => site.edit(PAGE, "rocksdb", "foundationdb")],
    ["another entry of the front matter", () => site.edit(PAGE, "---\n", "---\nkeywords: [x]\n")],
    [
      "a list where there was none, with other styles",
      () => site.edit(PAGE, "Words of", "- one\n- two\n\nWords of"),
    ],
    [
      "another first paragraph where nothing else describes the page",
      () => site.edit("docs/reference/settings/stores.md", "About", "All about"),
    ],
    [
      "so many words that another page is the home of what both draw",
      async () => {
        const stores = await readFile(join(site.content, "docs/reference/settings/stores.md"), "utf8");
        const copy = stores.replace("title: Stores", "title: Copy");
        await writeTree(site.content, { "docs/reference/settings/copy.md": `${copy}\nA little more.\n` });
        await site.run();
        await site.edit("docs/reference/settings/stores.md", /\n$/, "\nA little more, and more than that.\n");
      },
    ],
    ["a changed post", () => site.edit("blog/2024-01-02-first.md", /\n$/, "\nMore.\n")],
    ["a changed sentence in the data", () => site.edit("data/settings.json", " is ", " was ")],
    ["a page more", () => writeTree(site.content, { "docs/another.md": "# Another\n\nText.\n" })],
    ["a page less", () => rm(join(site.content, "docs/another.md"))],
    ["another public file", () => writeTree(site.publicFiles, { "notes.txt": "Other notes.\n" })],
    [
      "another image",
      async () => {
        const file = join(site.content, "docs/logo.png");
        await writeFile(file, Buffer.concat([await readFile(file), Buffer.from("x")]));
      },
    ],
    ["a file missing from the site", () => rm(join(site.out, "docs/start.md"))],
    ["an index missing from the site", () => rm(join(site.out, "search-index.json"))],
    ["a cache that was emptied", () => rm(join(site.cache, "pages.bin"))],
    ["a picture drawn for link previews", () => writeTree(site.cache, { "og/some.png": "a picture" })],
    ["another configuration", async () => undefined, { config: { ...siteConfig, tagline: "Other" } }],
    ["another tool", async () => undefined, { tool: "other" }],
    ["a wish for everything anew", async () => undefined, { useCache: false }],
  ];

  it.each(seen)(
    "%s",
    async (_change, change, parts = {}) => {
      // Words change as well: it is not enough that there are some.
      await site.edit(PAGE, /\n$/, "\nOnce more.\n");
      await change();
      expect((await site.run(parts)).steps).toContain("render");
    },
    60_000,
  );

  it("all of them, and comes out as from nothing", async () => {
    expect(await folderContents(site.out)).toEqual(await site.buildFromNothing());
  }, 60_000);
});

describe("of two pages that draw the same, the one that says less stays the home of it", () => {
  const [STORES, COPY] = ["docs/reference/settings/stores.md", "docs/reference/settings/copy.md"];

  /** Both say the same, but for a few words more of the second. */
  beforeEach(async () => {
    const stores = (await readFile(join(site.content, STORES), "utf8")).replace(/\nMore\b[\s\S]*/, "");
    const copy = stores.replace("title: Stores", "title: Copy");
    await writeTree(site.content, { [STORES]: stores, [COPY]: `${copy}\nMore than the other one says.\n` });
    await site.run();
  }, 60_000);

  it("after one build that lengthened one and shortened the other", async () => {
    await site.edit(STORES, /$/, "\nMore than before.\n");
    await site.edit(COPY, "\nMore than the other one says.", "\nMore.");
    expect((await site.run()).steps).toContain("render");
    expect(await folderContents(site.out)).toEqual(await site.buildFromNothing());
  }, 60_000);

  it("after one build that lengthened one, and another that shortened the other", async () => {
    await site.edit(STORES, /$/, "\nMore than before.\n");
    expect((await site.run()).steps).toEqual(SHORT_WAY);
    await site.edit(COPY, "\nMore than the other one says.", "\nMore.");
    expect((await site.run()).steps).toContain("render");
    expect(await folderContents(site.out)).toEqual(await site.buildFromNothing());
  }, 60_000);
});

it("tells again what was not in order elsewhere, and where it is now", async () => {
  const code = "```toml\nstore.rocksdb.settings.min-blob-size = 1\n```\n";
  await writeTree(site.content, {
    "docs/odd.md": `---\ndescription: Odd.\n---\n\n# Odd\n\nText.\n\n${code}`,
  });
  const first = await site.run();
  expect(first.ok).toBe(true);
  expect(first.printed).toContain("docs/odd.md:10");
  await site.edit(PAGE, "part", "section");
  const second = await site.run();
  expect(second.steps).toEqual(SHORT_WAY);
  expect(second.problems).toEqual(first.problems);
  expect(second.printed).toContain("docs/odd.md:10");
  await site.edit("docs/odd.md", "Text.\n", "Text.\n\nOf two paragraphs.\n");
  const third = await site.run();
  expect(third.steps).toContain("render");
  expect(third.printed).toContain("docs/odd.md:12");
  await rm(join(site.content, "docs/odd.md"));
}, 60_000);

it("looks at everything after a commit, because pages tell when they were changed", async () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.test", ...args], { cwd: site.content });
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "One");
  expect((await site.run()).steps).toContain("render");
  await site.edit(PAGE, /\n$/, "\nThe last line.\n");
  expect((await site.run()).steps).toEqual(SHORT_WAY);
  git("commit", "--quiet", "--all", "--message", "Two");
  expect((await site.run()).steps).toContain("render");
  git("pack-refs", "--all");
  expect((await site.run()).steps).toContain("render");
  expect((await site.run()).steps).toEqual([]);
}, 60_000);
