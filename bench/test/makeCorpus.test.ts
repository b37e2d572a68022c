import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeCorpus } from "../content/makeCorpus.ts";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bench-corpus-"));
  const files = {
    "docs/a/page.md":
      "---\ntitle: Page\nslug: /p\n---\n[x](../b.md#c) [y](../../pages/z.md) [e](https://f.test/g.md)\n",
    "docs/b.md": "---\ntitle: B\n---\n",
    "blog/2024-01-01-post.md": "---\ntitle: Post\nslug: post\n---\n[x](../docs/b.md)\n",
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, "content", file)), { recursive: true });
    await writeFile(join(folder, "content", file), text);
  }
  await makeCorpus(join(folder, "content"), join(folder, "out"), 3);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (file: string) => readFile(join(folder, "out", file), "utf8");

it("keeps the real pages and repeats them with titles and addresses of their own", async () => {
  expect(await read("docs/a/page.md")).toContain("title: Page\nslug: /p\n");
  expect(await read("docs/part-3/a/page.md")).toContain("---\ntitle: Page 3\n---\n");
  const posts = ["2018-01-01-post-0.md", "2018-01-08-post-1.md", "2024-01-01-post.md"];
  expect(await readdir(join(folder, "out/blog"))).toEqual(posts);
  expect(await read("blog/2018-01-08-post-1.md")).not.toContain("slug");
});

it("keeps links within the docs, and takes the longer way to what is outside of them", async () => {
  const links = "[x](../b.md#c) [y](../../../pages/z.md) [e](https://f.test/g.md)";
  expect(await read("docs/part-2/a/page.md")).toContain(links);
  expect(await read("blog/2018-01-01-post-0.md")).toContain("[x](../docs/b.md)");
});
