import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { importTypeScript } from "../../../packages/generator/bin/importTypeScript.mjs";
import { withExtensionCode } from "../../../packages/generator/src/build/cache.ts";
import { silentProgress } from "../../../packages/generator/src/build/progress.ts";
import { cacheFolder, projectRoot } from "../../../packages/generator/src/build/projectPaths.ts";
import { build } from "../../../packages/generator/src/commands/build.ts";
import { loadConfig } from "../../../packages/generator/src/config/loadConfig.ts";
import siteConfig from "../../../site.config.ts";
import { serveUnpacked } from "./serveUnpacked.ts";
import {
  basedConfig,
  extrasConfig,
  hostedConfig,
  plainConfig,
  renewedConfig,
  versionsConfig,
} from "./siteConfigs.ts";

export interface BuiltSite {
  /** URL of its home page, with a trailing slash. */
  url: string;
  folder: string;
}

const FIXTURE = "test/fixtures/browser-site/content";

const sites = {
  /** The content of this repository. */
  real: { config: siteConfig, content: "content" },
  /** With React's development build, which reports hydration mismatches, as has the site `strict`, of the real content. */
  strictFixture: { config: renewedConfig, content: FIXTURE, mode: "development" },
  plain: { config: plainConfig, content: FIXTURE },
  extras: { config: extrasConfig, content: FIXTURE },
  /** With hosted search. */
  hosted: { config: hostedConfig, content: FIXTURE },
  renewed: { config: renewedConfig, content: FIXTURE },
  /** With two versions of the docs. */
  versions: { config: versionsConfig, content: "test/fixtures/versions-site/content" },
  /** Served below `/manual/`. */
  based: { config: basedConfig, content: FIXTURE, below: "manual" },
} satisfies Record<string, SiteToBuild>;

interface SiteToBuild {
  config: unknown;
  content: string;
  mode?: string;
  below?: string;
}

export type SiteName = keyof typeof sites | "strict";

declare module "vitest" {
  export interface ProvidedContext {
    sites: Record<SiteName, BuiltSite>;
  }
}

/** Builds and serves each site once for all tests; pages that the project's own build has compiled are taken from its cache. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "site-tests-"));
  // At the same time, because each takes as long as all others together.
  const [strict, others] = await Promise.all([buildStrict(folder), buildAll(folder)]);
  const built = [strict, ...others];
  const servers = await Promise.all(built.map(({ root }) => serveUnpacked(root)));
  const provided = built.map(({ name, out, below }, at) => {
    const url = `${servers[at]?.url ?? ""}${below ? `${below}/` : ""}`;
    return [name, { url, folder: out }] as const;
  });
  project.provide("sites", Object.fromEntries(provided) as Record<SiteName, BuiltSite>);

  return async () => {
    await Promise.all(servers.map((server) => server.close()));
    await rm(folder, { recursive: true, force: true });
  };
}

interface Built {
  name: SiteName;
  root: string;
  out: string;
  below?: string | undefined;
}

async function buildStrict(folder: string): Promise<Built> {
  const root = join(folder, "strict");
  const cache = join(folder, "strict-cache");
  await cp(join(cacheFolder, "cache.json"), join(cache, "cache.json")).catch(() => undefined);
  const env = { ...process.env, NODE_ENV: "development", SITE_CACHE: cache };
  const script = join(projectRoot, "test/browser/setup/buildStrict.mjs");
  await promisify(execFile)(process.execPath, [script, root], { cwd: projectRoot, env });
  return { name: "strict", root, out: root };
}

async function buildAll(folder: string): Promise<Built[]> {
  const before = process.env["NODE_ENV"];
  const cache = join(folder, "cache");
  await cp(join(cacheFolder, "cache.json"), join(cache, "cache.json")).catch(() => undefined);
  const [tool, config] = await Promise.all([
    importTypeScript(join(projectRoot, "packages/generator/src/cli.ts"), projectRoot),
    loadConfig("content", projectRoot),
  ]);
  if (!config.ok) throw new Error("The site's configuration cannot be read.");
  const codeHash = withExtensionCode(tool.hash, config.hash);
  const built: Built[] = [];
  for (const [name, site] of Object.entries<SiteToBuild>(sites) as [SiteName, SiteToBuild][]) {
    // Vite chooses React's build by it; with Vitest's value it would be the development build.
    process.env["NODE_ENV"] = site.mode ?? "production";
    const root = join(folder, name);
    const out = site.below ? join(root, site.below) : root;
    const printed: string[] = [];
    const { pages } = await build({
      config: site.config,
      content: site.content,
      public: "public",
      out,
      keepGoing: name === "real",
      useCache: true,
      cache,
      codeHash,
      progress: silentProgress,
      print: (text) => printed.push(text),
    });
    if (pages === 0) throw new Error(`The test site "${name}" does not build:\n${printed.join("\n")}`);
    built.push({ name, root, out, below: site.below });
  }
  process.env["NODE_ENV"] = before;
  return built;
}
