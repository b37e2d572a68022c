import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { folderContents } from "../../../../test/support/folderContents.ts";
import { loadSite } from "../../../../test/support/site.ts";
import { tempTree } from "../../../../test/support/tempTree.ts";
import type { CommandLine } from "../../src/commands/commandLine.ts";
import { runNew } from "../../src/commands/newFile.ts";

const TODAY = new Date().toISOString().slice(0, 10);

async function make(...files: string[]) {
  const content = await tempTree({
    "blog/authors.yml": "team:\n  name: Team\n",
    "docs/guide/a.md": "# A",
    "docs/Old/a.md": "# B",
  });
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.mocked(console.log).mockClear();
  const run = (words: string[]) => runNew({ content, args: words } as CommandLine);
  return { content, code: await run(files), again: await run(files) };
}

it.each([
  ["page", "guide/Mail: the basics", "docs/guide/mail-the-basics.md", 'title: "Mail: the basics"'],
  ["post", "What is new", `blog/${TODAY}-what-is-new.md`, 'slug: "what-is-new"'],
  ["post", "TCP/IP: what is new?", `blog/${TODAY}-tcpip-what-is-new.md`, 'title: "TCP/IP: what is new?"'],
  ["post", "1.5", `blog/${TODAY}-15.md`, 'slug: "15"'],
  ["page", "true", "docs/true.md", 'title: "true"'],
  ["category", "Guide", "docs/guide/_category_.json", '"label": "Guide"'],
  ["category", "New Folder/", "docs/new-folder/_category_.json", '"label": "New Folder"'],
  ["page", "Old/Foo.md", "docs/Old/foo.md", 'title: "Foo"'],
  ["page", "New Folder/Foo.md", "docs/new-folder/foo.md", 'title: "Foo"'],
  ["page", "install/", "docs/install.md", 'title: "install"'],
])("makes a %s that has no problems, and does not overwrite it", async (kind, title, file, text) => {
  const { content, code, again } = await make(kind, title);
  expect({ code, again }).toEqual({ code: 0, again: 1 });
  expect(await readFile(join(content, file), "utf8")).toContain(text);
  const { site } = await loadSite({ content, public: `${content}/public` });
  expect(site.problems).toEqual([]);
});

it.each(["???", "../../outside", "guide/../x", "guide/?"])(
  "refuses the title %s and writes nothing",
  async (title) => {
    const { content, code } = await make("page", title);
    expect(code).toBe(2);
    expect(Object.keys(await folderContents(content))).toEqual([
      "blog/authors.yml",
      "docs/Old/a.md",
      "docs/guide/a.md",
    ]);
  },
);

it("makes pages that have no problems with each other", async () => {
  const { content } = await make("page", "One");
  await runNew({ content, args: ["page", "Two"] } as CommandLine);
  const text = async (name: string) => (await readFile(join(content, `docs/${name}.md`), "utf8")).split("\n");
  const [one, two] = [await text("one"), await text("two")];
  const questions = [...one, ...two].filter((line) => line.startsWith("  - "));
  expect(new Set(questions).size).toBe(4);
});

it("says what it can make", async () => {
  const { content, code } = await make("book", "X");
  expect(code).toBe(2);
  expect(existsSync(join(content, "docs/x.md"))).toBe(false);
});

it.each([
  ["page", "guide/Mail: the basics", "/docs/guide/mail-the-basics"],
  ["page", "guide/Guide", "/docs/guide/"],
  ["post", "What is new", "/blog/what-is-new"],
  ["category", "guide", "/docs/category/guide"],
])("prints the address of a new %s %s", async (kind, title, address) => {
  const { content } = await make(kind, title);
  expect(vi.mocked(console.log).mock.calls.join()).toContain(`; its address is ${address}.`);
  const [file = ""] = /\S+(?= is there)/.exec(vi.mocked(console.log).mock.calls.join()) ?? [];
  await writeFile(file, (await readFile(file, "utf8")).replace("draft: true", ""));
  const built = await loadSite({ content, public: `${content}/public` });
  expect(built.site.routes.map(({ path }) => path)).toContain(address);
});
