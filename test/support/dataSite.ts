import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { catalogue } from "@docs/catalogue";
import { expect } from "vitest";
import { silentProgress } from "../../packages/generator/src/build/progress.ts";
import { type BuildOptions, build } from "../../packages/generator/src/commands/build.ts";
import { fixtureRoots } from "./fixtures.ts";
import { folderContents } from "./folderContents.ts";
import { makeTempFolder, writeTree } from "./tempTree.ts";

export const siteConfig = {
  title: "Test Site",
  url: "https://site.test",
  blog: { description: "Posts." },
  navbar: [{ type: "docSidebar", label: "Docs", sidebarId: "tutorialSidebar" }],
  extensions: [catalogue()],
};

export const STORES = '---\ntitle: Stores\n---\n\nAbout `storage.data`.\n\n::settings{group="stores"}\n';
const GUIDE = `---
title: Guide
description: How to go on.
---

See [the stores](reference/settings/stores.md#setting-storage.data) and \`storage.blob\`.

![A logo](./logo.png)

\`\`\`toml title="config.toml" {2}
[storage]
data = "rocksdb"
\`\`\`

\`\`\`toml
storage.blob = "rocksdb"
\`\`\`

\`\`\`mermaid
flowchart LR
  a --> b
\`\`\`

## More {#more}

Text of the second part.
`;

/** A small site without errors that draws from data, in a folder of its own, with the tools to build it again. */
export async function makeDataSite() {
  const folder = await makeTempFolder();
  const at = (name: string) => join(folder.path, name);
  const [content, publicFiles, out, cache] = [at("content"), at("public"), at("dist"), at("cache")];
  const fixture = fixtureRoots("small-site");
  await cp(fixture.content, content, { recursive: true });
  await cp(fixture.public, publicFiles, { recursive: true });
  const data = fileURLToPath(new URL("../../content/data", import.meta.url));
  await cp(data, join(content, "data"), { recursive: true });
  // With all settings, events and permissions, the tests would take twice as long.
  await keepEntries("settings", ({ group }) => group === "stores" || group === "listeners");
  await keepEntries("events", ({ name }) => name.startsWith("store."));
  await keepEntries("permissions", ({ name }) => name.startsWith("email"));
  await cp(join(publicFiles, "img/logo.png"), join(content, "docs/logo.png"));
  await writeTree(content, {
    "docs/guide-more.md": GUIDE,
    "docs/reference/settings/index.md": "# All settings\n\n::settings-explorer\n",
    "docs/reference/settings/stores.md": STORES,
  });
  await edit("docs/start.md", "```toml title", '```toml nocheck="It is of no server." title');
  return { folder, content, publicFiles, out, cache, run, buildFromNothing, edit };

  /** Builds it; returns the steps of the build and its output. */
  async function run(parts: Partial<BuildOptions> = {}) {
    const steps: string[] = [];
    const printed: string[] = [];
    const result = await build({
      config: siteConfig,
      content,
      public: publicFiles,
      out,
      keepGoing: true,
      useCache: true,
      codeHash: "test",
      cache,
      progress: {
        ...silentProgress,
        step(name, work) {
          steps.push(name);
          return Promise.resolve(work());
        },
      },
      print: (text) => printed.push(text),
      ...parts,
    });
    return { ...result, steps, printed: printed.join("\n") };
  }

  /** The site as a build without a cache makes it; only the client bundle is reused from the first one. */
  async function buildFromNothing(parts: Partial<BuildOptions> = {}): Promise<Record<string, string>> {
    const [empty, fresh] = [at("empty"), at("fresh")];
    await rm(empty, { recursive: true, force: true });
    await rm(fresh, { recursive: true, force: true });
    await copyBundle(empty);
    await run({ ...parts, cache: empty, out: fresh });
    return folderContents(fresh);
  }

  async function copyBundle(to: string) {
    const [head = "", ...lines] = (await readFile(join(cache, "cache.json"), "utf8")).split("\n");
    const at = lines.findIndex((line) => line.startsWith('["bundle",'));
    expect(at).toBeGreaterThan(-1);
    const kept = [JSON.stringify({ ...JSON.parse(head), outputs: {} }), lines[at], lines[at + 1], ""];
    await writeTree(to, { "cache.json": kept.join("\n") });
  }

  async function edit(file: string, from: string | RegExp, to: string) {
    const text = await readFile(join(content, file), "utf8");
    expect(text).toMatch(from);
    await writeFile(join(content, file), text.replace(from, to));
  }

  /** Reduces a data file to a few entries. */
  async function keepEntries(name: string, isKept: (entry: { group: string; name: string }) => boolean) {
    const file = join(content, "data", `${name}.json`);
    const { entries, ...rest } = JSON.parse(await readFile(file, "utf8"));
    const kept = entries.filter(isKept);
    expect(kept.length).toBeGreaterThan(1);
    await writeFile(file, JSON.stringify({ ...rest, entries: kept }, null, 2));
  }
}
