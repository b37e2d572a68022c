import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
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
    expect(addInFile).toThrow(/could not be written \(ENOTDIR\).*choose another folder with --out DIR/);
    expect(cleanUpOutput(out)).toBe(false);
    expect(await readdir(root)).toEqual(["dist"]);
    expect(await readFile(join(out, "old.html"), "utf8")).toBe("old");
  });

  it("gives no advice about the output folder when a file cannot be read", async () => {
    const root = await tempTree({ "a.png": "png" });
    const output = openOutput(join(root, "dist"), {});
    expect(() => output.addContent({ path: "b.png", copyOf: join(root, "a.png/b.png") })).toThrow(/^ENOTDIR/);
  });

  it("writes nothing when another build has replaced or created the folder in the meantime", async () => {
    const root = await tempTree({ "dist/old.html": "old" });
    const [out, other] = [join(root, "dist"), join(root, "other")];
    const replaced = openOutput(out, {});
    await rename(out, join(root, "aside"));
    await mkdir(out);
    await writeFile(join(out, "newer.html"), "newer");
    replaced.addContent({ path: "new.html", content: "new" });
    await expect(replaced.replace()).rejects.toThrow("Another build replaced");
    const making = openOutput(other, {});
    await mkdir(other);
    await writeFile(join(other, "newer.html"), "newer");
    making.addContent({ path: "new.html", content: "new" });
    await expect(making.replace()).rejects.toThrow("Another build replaced");
    for (const folder of [out, other]) cleanUpOutput(folder);
    expect([await readdir(out), await readdir(other)]).toEqual([["newer.html"], ["newer.html"]]);
    expect((await readdir(root)).sort()).toEqual(["aside", "dist", "other"]);
  });

  it("leaves the folder of a running build alone, however long it takes", async () => {
    const root = await tempTree({ [`.dist.next-${process.ppid}/a.html`]: "a", "dist/a.html": "old" });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    cleanUpOutput(join(root, "dist"));
    expect((await readdir(root)).sort()).toEqual([`.dist.next-${process.ppid}`, "dist"]);
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
