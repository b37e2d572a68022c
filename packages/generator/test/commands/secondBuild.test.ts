import { cp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeDataSite, STORES, siteConfig } from "../../../../test/support/dataSite.ts";
import { folderContents } from "../../../../test/support/folderContents.ts";
import { writeTree } from "../../../../test/support/tempTree.ts";
import type { BuildOptions } from "../../src/commands/build.ts";

let site: Awaited<ReturnType<typeof makeDataSite>>;
let [content, publicFiles, out] = ["", "", ""];
/** What the next build is given besides. */
let parts: Partial<BuildOptions>;

const run = () => site.run(parts);
const buildFromNothing = () => site.buildFromNothing(parts);
const edit = (file: string, from: string | RegExp, to: string) => site.edit(file, from, to);

beforeAll(async () => {
  site = await makeDataSite();
  ({ content, publicFiles, out } = site);
});

afterAll(() => site.folder.remove());

beforeEach(async () => {
  // Every case ends with a build: another one is needed only after one with parts of its own.
  const isBuilt = parts !== undefined && Object.keys(parts).length === 0;
  parts = {};
  if (!isBuilt) await run();
});

/** In place, so that the folder looks as it did. */
async function overwrite(file: string, text: string) {
  await truncate(file);
  await writeFile(file, text, { flag: "r+" });
}

it("has data to draw, so that the comparison covers it", async () => {
  expect(await readFile(join(out, "docs/reference/settings/stores.html"), "utf8")).toContain(
    'id="setting-storage.data"',
  );
});

describe("an incremental build writes the same files as a clean one, after", () => {
  it.each<[string, () => Promise<unknown> | unknown]>([
    ["nothing", () => undefined],
    [
      "a line more on a page",
      () => edit("docs/guide-more.md", "second part.", "second part.\n\nA line more."),
    ],
    ["other code on a page", () => edit("docs/guide-more.md", "rocksdb", "foundation")],
    ["another diagram", () => edit("docs/guide-more.md", "a --> b", "a --> b --> c")],
    [
      "a heading more, and a record with it",
      () => edit("docs/guide-more.md", "## More", "## Before\n\n## More"),
    ],
    ["another id that links miss", () => edit("docs/guide-more.md", "{#more}", "{#less}")],
    ["another title", () => edit("docs/guide-more.md", "title: Guide", "title: Guidance")],
    ["another description", () => edit("docs/guide-more.md", "How to go on.", "How to go further.")],
    ["another place in the sidebar", () => edit("docs/guide-more.md", "---\n", "---\nsidebar_position: 1\n")],
    [
      "a page that is not listed any more",
      () => edit("docs/guide-more.md", "---\n", "---\nunlisted: true\n"),
    ],
    [
      "a key of the front matter that is not known",
      () => edit("docs/guide-more.md", "---\n", "---\ntitel: x\n"),
    ],
    ["a page more", () => writeTree(content, { "docs/another.md": "# Another\n\n[Guide](guide-more.md)\n" })],
    [
      "a page with a part",
      () =>
        writeTree(content, {
          "docs/_parts/note.md": "A note.\n",
          "docs/another.md": '# Another\n\n::include{file="./_parts/note.md"}\n',
        }),
    ],
    ["a changed part", () => edit("docs/_parts/note.md", "A note.", "Another note, `storage.data`.")],
    ["a page less", () => rm(join(content, "docs/another.md"))],
    ["a post more", () => writeTree(content, { "blog/2025-01-01-new.md": "# New\n\nA post.\n" })],
    ["a changed post", () => edit("blog/2025-01-01-new.md", "A post.", "Another post.")],
    ["a changed setting", () => edit("data/settings.json", /"storage\.blob"/g, '"storage.blobs"')],
    ["a changed sentence in the data", () => edit("data/settings.json", / is /g, " was ")],
    [
      "a page that draws more of the data than the reference",
      () => writeTree(content, { "docs/drawn.md": `${STORES}\n::settings{group="listeners"}\n` }),
    ],
    [
      "another title of a page of the reference",
      () => edit("docs/reference/settings/stores.md", "title: Stores", "title: Storage"),
    ],
    ["data that is broken", () => edit("data/settings.json", /^\{/, "{{")],
    ["data that is mended", () => edit("data/settings.json", /^\{\{/, "{")],
    [
      "a frozen version",
      () =>
        writeTree(content, {
          "versions.json": '["1.0"]',
          "versioned_docs/version-1.0/start.md": `# Start\n\n${STORES.slice(STORES.indexOf("About"))}`,
        }),
    ],
    [
      "data of that version",
      () => cp(join(content, "data"), join(content, "versioned_data/version-1.0"), { recursive: true }),
    ],
    [
      "no frozen version",
      () =>
        Promise.all(
          ["versions.json", "versioned_docs", "versioned_data"].map((name) =>
            rm(join(content, name), { recursive: true }),
          ),
        ),
    ],
    ["data less", () => rm(join(content, "data"), { recursive: true })],
    [
      "another image",
      async () =>
        writeFile(
          join(content, "docs/logo.png"),
          await readFile(join(publicFiles, "img/logo.png")).then((bytes) =>
            Buffer.concat([bytes, Buffer.from("x")]),
          ),
        ),
    ],
    ["no image", () => rm(join(content, "docs/logo.png"))],
    ["another public file", () => writeTree(publicFiles, { "notes.txt": "Other notes.\n" })],
    [
      "another category",
      () => writeTree(content, { "docs/guide/_category_.json": '{ "label": "Renamed" }' }),
    ],
    [
      "another configuration",
      () => (parts = { config: { ...siteConfig, title: "Renamed", tagline: "Other" } }),
    ],
    [
      "an option that only documents have",
      () => (parts = { config: { ...siteConfig, colorMode: { default: "dark" } } }),
    ],
    ["another address", () => (parts = { config: { ...siteConfig, baseUrl: "/sub/" } })],
    ["another host", () => (parts = { config: { ...siteConfig, url: "https://other.test" } })],
    ["another tool", () => (parts = { codeHash: "other" })],
    [
      "another tool that writes files otherwise",
      async () => {
        const written = ["blog/rss.xml", "llms-full.txt", "docs/start.md", "docs/start.html"];
        // The earlier tool's files, as far as the site tells.
        for (const file of written) await overwrite(join(out, file), "written otherwise");
        parts = { codeHash: "other" };
      },
    ],
  ])(
    "%s",
    async (_change, change) => {
      await change();
      await run();
      expect(await folderContents(out)).toEqual(await buildFromNothing());
    },
    60_000,
  );

  it("many changes in sequence", async () => {
    for (const words of ["policy", "policies of mail", "", "mail", "policy mail queue"]) {
      await edit("docs/guide-more.md", /second part\.[\s\S]*/, `second part.\n\n${words}\n`);
      await run();
    }
    expect(await folderContents(out)).toEqual(await buildFromNothing());
  });
});
