import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { tempTree } from "../../../../test/support/tempTree.ts";
import type { OutputRecord } from "../../src/build/cache.ts";
import { type BuiltFile, OutputReplaced, openOutput } from "../../src/build/output.ts";

function made(path: string, content: string): BuiltFile {
  return { path, key: content, content };
}

async function recordOf(out: string, path: string, key: string): Promise<OutputRecord> {
  const { size, mtimeMs } = await stat(join(out, path));
  return { [path]: { key, size, modified: mtimeMs } };
}

describe("writing a site", () => {
  it("replaces the old site and reuses unchanged files", async () => {
    const root = await tempTree({ "dist/old.html": "old", "dist/a/kept.html": "kept", "disk.png": "png" });
    const out = join(root, "dist");
    const { ino } = await stat(join(out, "a/kept.html"));
    const make = vi.fn(() => "made again");
    const output = openOutput(out, await recordOf(out, "a/kept.html", "same"));
    const written = await output.replace([
      output.reuseContent({ path: "new/page.html", content: "new" }),
      output.reuseContent({ path: "img/a.png", copyOf: join(root, "disk.png") }),
      output.reuse("a/kept.html", "same", make),
    ]);
    expect(Object.keys(written).sort()).toEqual(["a/kept.html", "img/a.png", "new/page.html"]);
    expect(make).not.toHaveBeenCalled();
    expect((await stat(join(out, "a/kept.html"))).ino).toBe(ino);
    expect(await readFile(join(out, "new/page.html"), "utf8")).toBe("new");
    expect(await readdir(out)).not.toContain("old.html");
    expect(openOutput(out, written).reuse("new/page.html", "", () => "again").content).toBe("again");
    expect(
      openOutput(out, written).reuseContent({ path: "new/page.html", content: "new" }).content,
    ).toBeNull();
  });

  it("rewrites a file whose key changed, or that was modified or removed", async () => {
    const root = await tempTree({ "dist/a.html": "a" });
    const out = join(root, "dist");
    const record = await recordOf(out, "a.html", "1");
    const reuse = (key: string) => openOutput(out, record).reuse("a.html", key, () => "made");
    expect(reuse("1").content).toBeNull();
    expect(reuse("2").content).toBe("made");
    await writeFile(join(out, "a.html"), "b");
    expect(reuse("1").content).toBe("made");
    await rename(join(out, "a.html"), join(root, "a.html"));
    expect(reuse("1").content).toBe("made");
  });

  it("leaves the old site intact and no temporary files when a file cannot be written", async () => {
    const root = await tempTree({ "dist/old.html": "old" });
    const out = join(root, "dist");
    const inAFile = [made("a", "a file"), made("a/b.html", "in what should be a folder")];
    await expect(openOutput(out, {}).replace(inAFile)).rejects.toMatchObject({
      code: expect.stringMatching(/ENOTDIR|EEXIST/),
    });
    expect(await readdir(root)).toEqual(["dist"]);
    expect(await readFile(join(out, "old.html"), "utf8")).toBe("old");
  });

  it("writes nothing when another build has replaced or created the folder in the meantime", async () => {
    const root = await tempTree({ "dist/old.html": "old" });
    const [out, other] = [join(root, "dist"), join(root, "other")];
    const replaced = openOutput(out, {});
    await rename(out, join(root, "aside"));
    await mkdir(out);
    await writeFile(join(out, "newer.html"), "newer");
    await expect(replaced.replace([made("new.html", "new")])).rejects.toThrow(OutputReplaced);
    const making = openOutput(other, {});
    await mkdir(other);
    await writeFile(join(other, "newer.html"), "newer");
    await expect(making.replace([made("new.html", "new")])).rejects.toThrow(OutputReplaced);
    expect([await readdir(out), await readdir(other)]).toEqual([["newer.html"], ["newer.html"]]);
    expect((await readdir(root)).sort()).toEqual(["aside", "dist", "other"]);
  });

  it("keeps the first of two files with the same path", async () => {
    const out = join(await tempTree(), "dist");
    await openOutput(out, {}).replace([made("index.html", "first"), made("index.html", "second")]);
    expect(await readFile(join(out, "index.html"), "utf8")).toBe("first");
  });
});
