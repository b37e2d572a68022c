import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tempTree } from "../../../../test/support/tempTree.ts";
import { folderIdentity } from "../../src/build/folderIdentity.ts";
import {
  type BuiltFile,
  OutputReplaced,
  openOutput,
  type WriteTexts,
  writeFiles,
} from "../../src/build/output.ts";

const write: WriteTexts = async (files) => writeFiles(files);

/** All that a build does with files that are given one after the other. */
async function writeOutput(out: string, files: BuiltFile[], replaces = folderIdentity(out)) {
  const next = openOutput(out, write);
  for (const file of files) next.add(file);
  try {
    return await next.swap(replaces);
  } finally {
    await next.discard();
  }
}

describe("writing a site", () => {
  it("replaces the old one, keeps what is unchanged and copies what is on disk", async () => {
    const root = await tempTree({ "dist/old.html": "old", "dist/a/kept.html": "kept", "disk.png": "png" });
    const out = join(root, "dist");
    const { ino } = await stat(join(out, "a/kept.html"));
    await writeOutput(out, [
      { path: "new/page.html", content: "new" },
      { path: "a/kept.html", keep: true },
      { path: "img/a.png", copyOf: join(root, "disk.png") },
    ]);
    expect((await readdir(out, { recursive: true })).sort()).toEqual([
      "a",
      "a/kept.html",
      "img",
      "img/a.png",
      "new",
      "new/page.html",
    ]);
    expect((await stat(join(out, "a/kept.html"))).ino).toBe(ino);
    expect(await readFile(join(out, "new/page.html"), "utf8")).toBe("new");
  });

  it("leaves the old site whole, and nothing beside it, when a file cannot be written", async () => {
    const root = await tempTree({ "dist/old.html": "old" });
    const out = join(root, "dist");
    const files = [
      { path: "new.html", content: "new" },
      { path: "gone.png", copyOf: join(root, "nowhere.png") },
    ];
    await expect(writeOutput(out, files)).rejects.toThrow("ENOENT");
    expect(await readdir(root)).toEqual(["dist"]);
    expect(await readFile(join(out, "old.html"), "utf8")).toBe("old");
  });

  it("writes nothing when another build has replaced the folder, or made it, in the meantime", async () => {
    const root = await tempTree({ "dist/old.html": "old" });
    const out = join(root, "dist");
    const files = [{ path: "new.html", content: "new" }];
    for (const replaced of ["another", null])
      await expect(writeOutput(out, files, replaced)).rejects.toThrow(OutputReplaced);
    expect([await readdir(root), await readdir(out)]).toEqual([["dist"], ["old.html"]]);
  });

  it("says why the helper could not write, with what is needed to explain it", async () => {
    const root = await tempTree({ "dist/old.html": "old" });
    const files = [
      { path: "a", content: "a file" },
      { path: "a/b.html", content: "in what should be a folder" },
    ];
    const failing = writeOutput(join(root, "dist"), files.reverse());
    await expect(failing).rejects.toMatchObject({ code: "EISDIR", path: expect.stringContaining("/a") });
    expect(await readdir(root)).toEqual(["dist"]);
  });

  it("keeps the first of two files with one path", async () => {
    const out = join(await tempTree(), "dist");
    await writeOutput(out, [
      { path: "index.html", content: "first" },
      { path: "index.html", content: "second" },
    ]);
    expect(await readFile(join(out, "index.html"), "utf8")).toBe("first");
  });

  it("touches nothing before it has a file, and leaves nothing when it is given up", async () => {
    const root = await tempTree({ "dist/old.html": "old" });
    const next = openOutput(join(root, "dist"), write);
    expect(await readdir(root)).toEqual(["dist"]);
    next.add({ path: "new.html", content: "new" });
    expect(await readdir(root)).toHaveLength(2);
    await next.discard();
    expect(await readdir(root)).toEqual(["dist"]);
  });

  it("makes the folder when there is none", async () => {
    const out = join(await tempTree(), "dist");
    await writeOutput(out, [{ path: "index.html", content: "x" }]);
    expect(await readdir(out)).toEqual(["index.html"]);
  });
});
