import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { loadSite } from "../../../../test/support/site.ts";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { runNew } from "../../src/commands/newFile.ts";
import type { Settings } from "../../src/commands/settings.ts";

async function make(...files: string[]) {
  const content = await tempTree({ "blog/authors.yml": "team:\n  name: Team\n", "docs/guide/a.md": "# A" });
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
  const run = (words: string[]) => runNew({ content, files: words } as Settings);
  return { content, code: await run(files), again: await run(files) };
}

it.each([
  ["page", "guide/Mail: the basics", "docs/guide/mail-the-basics.md", 'title: "Mail: the basics"'],
  [
    "post",
    "What is new",
    `blog/${new Date().toISOString().slice(0, 10)}-what-is-new.md`,
    "slug: what-is-new",
  ],
  ["category", "Guide", "docs/guide/_category_.json", '"label": "Guide"'],
])("makes a %s that has no problems, and does not overwrite it", async (kind, title, file, text) => {
  const { content, code, again } = await make(kind, title);
  expect({ code, again }).toEqual({ code: 0, again: 1 });
  expect(await readFile(join(content, file), "utf8")).toContain(text);
  const { site } = await loadSite({ content, public: `${content}/public` });
  expect(site.problems).toEqual([]);
});

it("says what it can make", async () => {
  const { content, code } = await make("book", "X");
  expect(code).toBe(2);
  expect(existsSync(join(content, "docs/x.md"))).toBe(false);
});
