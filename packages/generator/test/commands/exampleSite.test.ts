import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { fixtureRoots } from "../../../../test/support/fixtures.ts";
import { folderContents } from "../../../../test/support/folderContents.ts";
import { makeTempFolder } from "../../../../test/support/tempTree.ts";
import { silentProgress } from "../../src/build/progress.ts";
import { projectRoot } from "../../src/build/projectPaths.ts";
import { build } from "../../src/commands/build.ts";
import { loadConfig } from "../../src/config/loadConfig.ts";
import type { SiteConfigInput } from "../../src/config/siteConfig.ts";

vi.setConfig({ hookTimeout: 120_000 });

let folder: Awaited<ReturnType<typeof makeTempFolder>>;
let printed: string[];
let files: Record<string, string>;

beforeAll(async () => {
  folder = await makeTempFolder();
  printed = [];
  files = await buildExample("dist", (input) => input);
});

async function buildExample(name: string, change: (input: SiteConfigInput) => SiteConfigInput) {
  const roots = fixtureRoots("example-site");
  const config = await loadConfig(roots.content, projectRoot);
  if (!config.ok) throw new Error(JSON.stringify(config.problems));
  const out = join(folder.path, name);
  await build({
    ...roots,
    config: change(config.input as SiteConfigInput),
    out,
    keepGoing: false,
    useCache: false,
    codeHash: "test",
    cache: join(folder.path, "cache"),
    progress: silentProgress,
    print: (text) => printed.push(text),
  });
  return folderContents(out);
}

afterAll(() => folder.remove());

it("is built by the generator alone, with its own configuration; only pictures of it are missing", () => {
  expect(printed).toEqual([
    expect.stringMatching(/^warning site .* name pictures .*\n.*\n0 errors, 1 warning$/),
  ]);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(["index.html", "docs/start.html", "docs/guide/lamp.html", "blog/storm.html"]),
  );
  expect(files["docs/start.html"]).toContain("<title>Start of a watch | Lighthouse</title>");
});

it("contains nothing of this project's own site", async () => {
  const { name } = JSON.parse(await readFile(join(projectRoot, "package.json"), "utf8"));
  const [product = ""] = String(name).split("-");
  const own = Object.entries(files).filter(([, text]) => text.toLowerCase().includes(product));
  expect(product.length).toBeGreaterThan(3);
  expect(own.map(([path]) => path)).toEqual([]);
});

it("has the same bytes if its one version of the docs has an empty configuration", async () => {
  const versioned = await buildExample("versioned", (input) => ({ ...input, docs: { versions: {} } }));
  expect(versioned).toEqual(files);
});
