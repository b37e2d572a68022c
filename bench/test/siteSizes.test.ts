import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { silentProgress } from "../../packages/generator/src/build/progress.ts";
import { projectRoot } from "../../packages/generator/src/build/projectPaths.ts";
import { build } from "../../packages/generator/src/commands/build.ts";
import { siteSizes } from "../siteSizes.ts";

let work = "";

beforeAll(async () => {
  // Test runs name their own environment, in which Vite bundles React's development build.
  vi.stubEnv("NODE_ENV", "production");
  work = await mkdtemp(join(tmpdir(), "bench-budgets-"));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(work, { recursive: true, force: true });
});

/** Builds into the temporary folder and measures the result. */
async function buildAndWeigh(name: string, site: { config: unknown; content: string; routes: string[] }) {
  const { config, content, routes } = site;
  const out = join(work, `site-${name}`);
  const printed: string[] = [];
  const { ok } = await build({
    config,
    content,
    public: join(projectRoot, "public"),
    out,
    keepGoing: false,
    useCache: true,
    tool: "budgets",
    cache: join(work, "cache"),
    progress: silentProgress,
    print: (text) => printed.push(text),
  });
  if (!ok) throw new Error(printed.join("\n"));
  return siteSizes(out, routes);
}

/** A site of so many pages in closed categories, beside the page that is measured. */
async function writeSite(name: string, categories: number): Promise<string> {
  const content = join(work, `content-${name}`);
  await mkdir(join(content, "docs"), { recursive: true });
  await writeFile(
    join(content, "docs", "start.md"),
    "---\nsidebar_position: 0\n---\n# Start\n\nThe same page on every site.\n",
  );
  for (let category = 0; category < categories; category++) {
    const folder = join(content, "docs", "parts", `part-${category}`);
    await mkdir(folder, { recursive: true });
    for (let page = 0; page < 10; page++)
      await writeFile(join(folder, `page-${page}.md`), `# Page ${category}.${page}\n\nText.\n`);
  }
  return content;
}

describe("sites of different size", { timeout: 120_000 }, () => {
  const route = "/docs/start";

  async function weigh(name: string, categories: number) {
    const content = await writeSite(name, categories);
    const config = { title: "Site", url: "https://site.test" };
    const { firstScript, stylesheet, nav, pages } = await buildAndWeigh(name, {
      config,
      content,
      routes: [route],
    });
    return { nav, html: pages[route]?.html ?? 0, shell: { firstScript, stylesheet } };
  }

  it("send the same scripts and styles, and the same page but for its hashes", async () => {
    const small = await weigh("small", 2);
    const large = await weigh("large", 20);
    expect(large.nav).toBeGreaterThan(small.nav);
    expect(large.shell).toEqual(small.shell);
    // The document names its build and the nav file by hashes, and random letters compress a little differently.
    expect(Math.abs(large.html - small.html)).toBeLessThan(32);
  });
});
