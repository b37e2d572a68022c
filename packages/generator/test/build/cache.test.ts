import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { openCache } from "../../src/build/cache.ts";

async function openIn(folder: string, parts: { codeHash?: string; read?: boolean } = {}) {
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  return { ...openCache({ folder, codeHash: "one", read: true, print, ...parts }), printed };
}

describe("a cache", () => {
  it("makes a value once, in one build and in the next", async () => {
    const folder = await tempTree();
    const make = vi.fn(async () => ({ html: "<p>" }));
    const first = await openIn(folder);
    expect(await first.remember("page a", "1", make)).toEqual({ html: "<p>" });
    expect(await first.remember("page a", "1", make)).toEqual({ html: "<p>" });
    expect(first.countNewPages()).toBe(1);
    await first.save("/out", {});
    const second = await openIn(folder);
    expect(await second.remember("page a", "1", make)).toEqual({ html: "<p>" });
    expect([make.mock.calls.length, second.countNewPages()]).toEqual([1, 0]);
  });

  it("makes a value anew under another key, and keeps one for each name", async () => {
    const folder = await tempTree();
    const cache = await openIn(folder);
    expect(await cache.remember("a", "1", () => "old")).toBe("old");
    expect(await cache.remember("a", "2", () => "new")).toBe("new");
    await cache.save("/out", {});
    const next = await openIn(folder);
    expect(await next.remember("a", "1", () => "newest")).toBe("newest");
    expect(await (await openIn(folder)).remember("a", "2", () => "newest")).toBe("new");
  });

  it("saves a value that was not made anew as it was, also of a name with line breaks", async () => {
    const folder = await tempTree();
    const value = { text: "“a”\n\u2028\t" };
    for (const expected of [1, 0, 0]) {
      const cache = await openIn(folder);
      const make = vi.fn(() => value);
      expect(cache.rememberSync("a\nb", "\n", make)).toEqual(value);
      expect(make).toHaveBeenCalledTimes(expected);
      await cache.save("/out", {});
    }
  });

  it("makes a value anew whose line is damaged", async () => {
    const folder = await tempTree();
    const first = await openIn(folder);
    for (const name of ["a", "b"]) first.rememberSync(name, "", () => ({ text: `made of ${name}` }));
    await first.save("/out", {});
    const file = join(folder, "cache.json");
    await writeFile(file, (await readFile(file, "utf8")).replace('made of a"', "made of a"));
    const second = await openIn(folder);
    expect(["a", "b"].map((name) => second.rememberSync(name, "", () => "new"))).toEqual([
      "new",
      { text: "made of b" },
    ]);
    await second.save("/out", {});
    expect((await openIn(folder)).rememberSync("a", "", () => "newest")).toBe("new");
  });

  it("is not damaged by a value that JSON cannot express", async () => {
    const folder = await tempTree();
    const first = await openIn(folder);
    await first.remember("a", "", () => undefined);
    await first.remember("b", "", () => 1);
    await first.save("/out", {});
    const second = await openIn(folder);
    expect([await second.remember("b", "", () => 2), second.printed]).toEqual([1, []]);
  });

  it("drops values that a build did not use", async () => {
    const folder = await tempTree();
    const first = await openIn(folder);
    await first.remember("a", "", () => 1);
    await first.save("/out", {});
    const second = await openIn(folder);
    await second.remember("b", "", () => 2);
    await second.save("/out", {});
    const third = await openIn(folder);
    expect(await Promise.all(["a", "b"].map((name) => third.remember(name, "", () => 3)))).toEqual([3, 2]);
  });

  it("keeps the record of each output folder as long as the folder exists", async () => {
    const folder = await tempTree();
    await mkdir(join(folder, "a"));
    const written = { "index.html": { key: "k", size: 1, modified: 2.5 } };
    await (await openIn(folder)).save(join(folder, "a"), written);
    await (await openIn(folder)).save(join(folder, "gone"), written);
    await (await openIn(folder)).save(join(folder, "b"), {});
    const { output } = await openIn(folder);
    expect(["a", "b", "gone"].map((name) => output(join(folder, name)))).toEqual([written, {}, {}]);
  });

  it("starts empty for other code, or when reading is off", async () => {
    const folder = await tempTree();
    const first = await openIn(folder);
    await first.remember("a", "", () => 1);
    await first.save("/out", {});
    for (const parts of [{ codeHash: "two" }, { read: false }]) {
      const other = await openIn(folder, parts);
      expect([await other.remember("a", "", () => 2), other.printed]).toEqual([2, []]);
    }
  });

  it.each(["", "{"])("puts a damaged file aside: %j", async (text) => {
    const folder = await tempTree();
    await writeFile(join(folder, "cache.json"), text);
    const cache = await openIn(folder);
    expect(cache.printed).toEqual([expect.stringContaining("cache.json.damaged; everything is built again")]);
    expect(await cache.remember("a", "", () => 1)).toBe(1);
    expect(await readdir(folder)).toEqual(["cache.json.damaged"]);
  });
});
