import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { tempTree } from "../../../../test/support/tempTree.ts";
import type { OutputRecord } from "../../src/build/cache.ts";
import { cleanUpOutput, openOutput } from "../../src/build/output.ts";

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
    output.addContent({ path: "new/page.html", content: "new" });
    output.addContent({ path: "img/a.png", copyOf: join(root, "disk.png") });
    output.add("a/kept.html", "same", make);
    const written = await output.replace();
    expect(Object.keys(written).sort()).toEqual(["a/kept.html", "img/a.png", "new/page.html"]);
    expect(make).not.toHaveBeenCalled();
    expect((await stat(join(out, "a/kept.html"))).ino).toBe(ino);
    expect(await readFile(join(out, "new/page.html"), "utf8")).toBe("new");
    expect(await readdir(out)).not.toContain("old.html");
    expect(await readdir(root)).not.toContainEqual(expect.stringContaining("next"));
  });

  it("rewrites a file whose key changed, or that was modified or removed", async () => {
    const root = await tempTree({ "dist/a.html": "a" });
    const out = join(root, "dist");
    const record = await recordOf(out, "a.html", "1");
    const isMade = (key: string) => {
      const make = vi.fn(() => "made");
      openOutput(out, record).add("a.html", key, make);
      cleanUpOutput(out);
      return make.mock.calls.length > 0;
    };
    expect([isMade("1"), isMade("2")]).toEqual([false, true]);
    await writeFile(join(out, "a.html"), "b");
    expect(isMade("1")).toBe(true);
    await rename(join(out, "a.html"), join(root, "a.html"));
    expect(isMade("1")).toBe(true);
  });

  it("leaves the old site intact and no temporary files when a file cannot be written", async () => {
    const root = await tempTree({ "dist/old.html": "old" });
    const out = join(root, "dist");
    const output = openOutput(out, {});
    output.addContent({ path: "a", content: "a file" });
    const addInFile = () => output.addContent({ path: "a/b/c.html", content: "in what should be a folder" });
    expect(addInFile).toThrow(/could not be written: E.*--out DIR writes it to another folder/);
    expect(cleanUpOutput(out)).toBe(false);
    expect(await readdir(root)).toEqual(["dist"]);
    expect(await readFile(join(out, "old.html"), "utf8")).toBe("old");
  });

  it("gives no advice about the output folder when a file cannot be read", async () => {
    const root = await tempTree({ "a.png": "png" });
    const output = openOutput(join(root, "dist"), {});
    expect(() => output.addContent({ path: "b.png", copyOf: join(root, "a.png/b.png") })).toThrow(/^ENOTDIR/);
  });

  it("is refused while another build writes there, by name and with a way out", async () => {
    const other = `.dist.next-${process.ppid}`;
    const root = await tempTree({ [`${other}/a.html`]: "a", "dist/old.html": "old" });
    const out = join(root, "dist");
    expect(() => openOutput(out, {})).toThrow(
      `Another build is writing ${out}. Run this one again when that has ended; if it is no build, delete ${join(root, other)}.`,
    );
    cleanUpOutput(out);
    expect((await readdir(root)).sort()).toEqual([other, "dist"]);
    expect(await readdir(out)).toEqual(["old.html"]);
  });

  it("is refused to the later of two builds that start at once, until the first has opened its folder", async () => {
    const root = await tempTree({ ".dist.next-opening/.keep": "" });
    const out = join(root, "dist");
    expect(() => openOutput(out, {})).toThrow("Another build is writing");
    await rm(join(root, ".dist.next-opening"), { recursive: true });
    expect(await openOutput(out, {}).replace()).toEqual({});
  });

  it("moves the old site back when the new one cannot take its place", async () => {
    const root = await tempTree({ "dist/old.html": "old" });
    const out = join(root, "dist");
    const output = openOutput(out, {});
    output.addContent({ path: "new.html", content: "new" });
    await rm(join(root, `.dist.next-${process.pid}`), { recursive: true });
    await expect(output.replace()).rejects.toThrow(/could not be written: ENOENT.*is as it was before/);
    expect([await readdir(root), await readdir(out)]).toEqual([["dist"], ["old.html"]]);
  });

  it("writes no file outside of the folder", async () => {
    const root = await tempTree();
    const output = openOutput(join(root, "dist"), {});
    for (const path of ["../x.html", "a/../../x.html", "../.dist.next-1/x.html"])
      expect(() => output.addContent({ path, content: "x" })).toThrow(
        `"${path}" would be written outside of`,
      );
    expect(await readdir(root)).toEqual([expect.stringContaining(".dist.next")]);
  });

  it("keeps the first of two files with the same path", async () => {
    const out = join(await tempTree(), "dist");
    const output = openOutput(out, {});
    for (const content of ["first", "second"]) output.addContent({ path: "index.html", content });
    await output.replace();
    expect(await readFile(join(out, "index.html"), "utf8")).toBe("first");
  });
});
