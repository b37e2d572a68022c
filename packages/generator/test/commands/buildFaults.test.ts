import { execFileSync } from "node:child_process";
import { chmod, cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { fixtureRoots } from "../../../../test/support/fixtures.ts";
import { folderContents } from "../../../../test/support/folderContents.ts";
import { type Fault, runTool } from "../../../../test/support/runTool.ts";
import { makeTempFolder } from "../../../../test/support/tempTree.ts";
import { cleanUpOutput } from "../../src/build/output.ts";

// Each runs several builds in processes of their own.
vi.setConfig({ testTimeout: 120_000 });

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let content: string;
let out: string;
/** The site before the fault. */
let before: Record<string, string>;
let edits = 0;
const PAGE = "docs/category/guide.html";

/** Builds the mini site with the tool as it is; it has no configuration, so it gets the defaults. */
function build(fault?: Fault, target = out) {
  const { public: files } = fixtureRoots("small-site");
  const where = ["--content", content, "--public", files, "--out", target];
  return runTool(["build", ...where, "--keep-going"], fault);
}

/** Changes what one page shows, so that the next build has something to write; returns the new words. */
async function edit(words = `Edited ${++edits} times.`): Promise<string> {
  const category = { label: "Guide", link: { type: "generated-index" }, description: words };
  await writeFile(join(content, "docs/guide/_category_.json"), JSON.stringify(category));
  return words;
}

beforeAll(async () => {
  folder = await makeTempFolder();
  content = join(folder.path, "content");
  out = join(folder.path, "dist");
  await cp(fixtureRoots("small-site").content, content, { recursive: true });
  await edit();
  const { code, output } = await build();
  if (code !== 0) throw new Error(output);
});

afterAll(() => folder.remove());

beforeEach(async () => {
  before = await folderContents(out);
});

/** What a build has left behind. */
async function besideTheSite(): Promise<string[]> {
  return (await readdir(folder.path)).filter((name) => name.startsWith("."));
}

/** The next build sets everything right: the new words are there, and nothing lies beside the site. */
async function expectNextBuildSucceeds(words: string) {
  const { code, output } = await build();
  expect(code, output).toBe(0);
  expect((await folderContents(out))[PAGE]).toContain(words);
  expect(await besideTheSite()).toEqual([]);
  return output;
}

describe("a build that is killed", () => {
  it("leaves the old site intact at every step, and the next build succeeds and cleans up", async () => {
    const words = await edit();
    const faults: Fault[] = [
      { at: "step", name: "content" },
      { at: "step", name: "bundle" },
      { at: "step", name: "search" },
      { at: "call", name: "writeFileSync", count: 3 },
      { at: "call", name: "rename", count: 1 },
    ];
    for (const fault of faults) {
      expect((await build(fault)).signal).toBe("SIGKILL");
      expect(await folderContents(out), `${fault.at} ${fault.name}`).toEqual(before);
    }
    await expectNextBuildSucceeds(words);
  });

  it("between its two renames leaves the old site aside, and the next command restores it", async () => {
    const words = await edit();
    const fault: Fault = { at: "call", name: "rename", count: 2 };
    expect((await build(fault)).signal).toBe("SIGKILL");
    expect(await readdir(folder.path)).not.toContain("dist");
    expect(cleanUpOutput(out)).toBe(true);
    expect(await folderContents(out)).toEqual(before);

    expect((await build(fault)).signal).toBe("SIGKILL");
    expect(await expectNextBuildSucceeds(words)).toContain("the old one is back");
  });

  it("after its renames has written the new site, and the next build reuses no stale page", async () => {
    const words = `Edited ${edits} times.`;
    const newer = await edit();
    expect((await build({ at: "call", name: "rm", count: 1 })).signal).toBe("SIGKILL");
    expect((await folderContents(out))[PAGE]).toContain(newer);
    await edit(words);
    await expectNextBuildSucceeds(words);
    expect(await folderContents(out)).toEqual(before);
  });
});

describe("a full disk", () => {
  it("leaves the old site intact and says what to do", async () => {
    await edit();
    const { code, output } = await build({ at: "call", name: "writeFileSync", count: 5, code: "ENOSPC" });
    expect(code).toBe(1);
    expect(output).toContain("The site could not be written: ENOSPC");
    expect(output).not.toContain("    at ");
    expect(await folderContents(out)).toEqual(before);
    expect(await besideTheSite()).toEqual([]);
  });

  it("does so on a real file system", async ({ skip }) => {
    const disk = join(folder.path, "disk");
    await mkdir(disk);
    if (!mount(disk, "size=2m")) skip("no disk of two megabytes can be mounted here");
    try {
      const target = join(disk, "dist");
      await cp(out, target, { recursive: true });
      await writeFile(join(disk, "ballast"), Buffer.alloc(1 << 24)).catch(() => undefined);
      const { code, output } = await build(undefined, target);
      expect([code, output]).toEqual([1, expect.stringContaining("no space left on device")]);
      expect(await folderContents(target)).toEqual(before);
      expect((await readdir(disk)).sort()).toEqual(["ballast", "dist"]);
    } finally {
      execFileSync("umount", [disk]);
    }
  });
});

describe("a folder without write permission", () => {
  it("stays unchanged, and the message names it and an alternative", async ({ skip }) => {
    const locked = join(folder.path, "locked");
    await mkdir(locked);
    const isRoot = process.getuid?.() === 0;
    // Root writes wherever the disk lets it.
    if (isRoot && !mount(locked, "ro")) skip("no disk can be mounted read-only here");
    if (!isRoot) await chmod(locked, 0o500);
    try {
      const target = join(locked, "dist");
      const { code, output } = await build(undefined, target);
      expect(code).toBe(1);
      expect(output).toMatch(/could not be written: (EROFS|EACCES): .*locked\//);
      expect(output).toContain("--out DIR writes it to another folder");
      expect(output).not.toContain("    at ");
    } finally {
      if (isRoot) execFileSync("umount", [locked]);
      else await chmod(locked, 0o700);
    }
  });
});

it("reports with --keep-going that an invalid configuration left nothing to write", async () => {
  const other = join(folder.path, "configured");
  await cp(content, join(other, "content"), { recursive: true });
  await writeFile(join(other, "site.config.ts"), 'export default { title: "", url: "https://site.test" };\n');
  const where = ["--content", join(other, "content"), "--out", join(other, "dist")];
  const { code, output } = await runTool(["build", ...where, "--keep-going"]);
  expect(code, output).toBe(1);
  expect(await readdir(other)).not.toContain("dist");
});

describe("two builds at once", () => {
  it("write one complete site; the later one says so at once and leaves no files behind", async () => {
    const words = await edit();
    const runs = await Promise.all([build(), build()]);
    expect(runs.map(({ code }) => code).sort(), runs.map(({ output }) => output).join("\n")).toContain(0);
    for (const { code, output } of runs) {
      if (code !== 0) expect(output).toContain("Another build is writing");
    }
    const site = await folderContents(out);
    expect(site[PAGE]).toContain(words);
    await expectNextBuildSucceeds(words);
    expect(await folderContents(out)).toEqual(site);
  });
});

/** False where this may not be done. */
function mount(path: string, options: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", path], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
