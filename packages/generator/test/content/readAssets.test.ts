import { truncate } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { tempTree, writeTree } from "../../../../test/support/tempTree.ts";
import { readAssets } from "../../src/content/readAssets.ts";
import { makeAnew, type Remember } from "../../src/content/remember.ts";

it("takes files of the public folder that are larger than what Node reads at once", async () => {
  const root = await tempTree({ "disk.img": "" });
  await truncate(join(root, "disk.img"), 2 ** 31);
  const assets = await readAssets({ root, files: ["disk.img"], hasOwnNames: true }, makeAnew);
  expect(assets.get("disk.img")).toMatchObject({ bytes: 2 ** 31, size: null });
});

it("reads an asset again only when it has changed", async () => {
  const root = await tempTree({ "a.txt": "A", "b.txt": "B" });
  const kept = new Map<string, { key: string; value: unknown }>();
  let made: string[] = [];
  const remember: Remember = async (name, key, make) => {
    const found = kept.get(name);
    if (found?.key === key) return found.value as Awaited<ReturnType<typeof make>>;
    made.push(basename(name));
    const value = await make();
    kept.set(name, { key, value });
    return value;
  };
  const read = () => readAssets({ root, files: ["a.txt", "b.txt"] }, remember);
  await read();
  made = [];
  await writeTree(root, { "b.txt": "Other" });
  const assets = await read();
  expect(made).toEqual(["b.txt"]);
  expect(assets.get("b.txt")?.bytes).toBe(5);
});
