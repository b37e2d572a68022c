import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openCompileCache } from "../../../src/build/compileCache.ts";
import { compileSource } from "../support/compile.ts";
import { tempTree } from "../support/tempTree.ts";

const source = { file: "docs/a.md", body: "# A\n\nText.", firstLine: 1 };

async function opener() {
  const file = join(await tempTree(), "cache", "pages.bin");
  const open = (parts: { tool?: string; read?: boolean } = {}) =>
    openCompileCache({ file, tool: "t1", read: true, createCompiler: async () => compileSource, ...parts });
  const first = await open();
  const page = first.compile(source);
  await first.save();
  return { open, file, page };
}

describe("the cache of compiled pages", () => {
  it("gives back what it kept", async () => {
    const { open, page } = await opener();
    const cache = await open();
    expect(cache.compile(source)).toEqual(page);
    expect(cache.compiled()).toBe(0);
  });

  it.each([
    ["the text", { ...source, body: "# B" }],
    ["the line it begins on", { ...source, firstLine: 5 }],
    ["the file", { ...source, file: "docs/b.md" }],
  ])("compiles again when %s differs", async (_case, changed) => {
    const cache = await (await opener()).open();
    cache.compile(changed);
    expect(cache.compiled()).toBe(1);
  });

  it.each([
    ["the tool is another", { tool: "t2" }],
    ["it is told to start from nothing", { read: false }],
  ])("is empty when %s", async (_case, parts) => {
    const cache = await (await opener()).open(parts);
    cache.compile(source);
    expect(cache.compiled()).toBe(1);
  });

  it("is empty when its file is damaged", async () => {
    const { open, file } = await opener();
    await writeFile(file, "damaged");
    const cache = await open();
    cache.compile(source);
    expect(cache.compiled()).toBe(1);
  });
});
