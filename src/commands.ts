import { join, resolve } from "node:path";
import { type BuildOptions, build } from "./build/build.ts";
import { lazyCompiler } from "./build/lazyCompiler.ts";
import { openMemo } from "./build/memo.ts";
import { createProgress } from "./build/progress.ts";
import { cacheFolder } from "./build/projectPaths.ts";
import { loadContent } from "./content/loadContent.ts";

/** What the command line can say. */
export interface Settings
  extends Pick<BuildOptions, "config" | "content" | "public" | "out" | "keepGoing" | "useCache"> {
  port: number;
  host: string;
  verbose: boolean;
  /** Do it instead of telling what would be done. */
  write: boolean;
}

export async function runBuild(settings: Settings): Promise<number> {
  console.log("Building the site");
  const progress = createProgress(console.log);
  const tool = process.env["SITE_TOOL"] ?? "unknown";
  const report = { color: process.stdout.isTTY, verbose: settings.verbose };
  const { ok } = await build({ ...settings, tool, progress, print: console.log, report });
  return ok || settings.keepGoing ? 0 : 1;
}

export async function runServe({ out, port, host }: Settings): Promise<number> {
  const { serve } = await import("./serve/serve.ts");
  try {
    await serve({ root: out, port, host, print: console.log });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
  return untilStopped();
}

/** Builds, then serves: what a newcomer runs. */
export async function runStart(settings: Settings): Promise<number> {
  const code = await runBuild(settings);
  return code === 0 ? runServe(settings) : code;
}

export async function runDev(settings: Settings): Promise<number> {
  const { startDev } = await import("./dev/startDev.ts");
  await startDev({ ...settings, print: console.log });
  return untilStopped();
}

/** Makes a built site ready for another host: `compress` its files, or print a configuration for `nginx` or `caddy`. */
export async function runDeploy(part: string, { out, port }: Settings): Promise<number> {
  const root = resolve(out);
  const [{ readHostedSite }, { nginxConfig }, { caddyConfig }, { compressFiles }] = await Promise.all([
    import("./deploy/hostedSite.ts"),
    import("./deploy/nginxConfig.ts"),
    import("./deploy/caddyConfig.ts"),
    import("./deploy/compressFiles.ts"),
  ]);
  try {
    const site = readHostedSite(root, port);
    if (part === "nginx") console.log(nginxConfig(site));
    else if (part === "caddy") console.log(caddyConfig(site));
    else if (part === "compress") {
      const { files, plain, brotli } = await compressFiles(root);
      console.log(`${files} files compressed: ${plain} bytes, ${brotli} as brotli`);
    } else throw new Error(`Say what to make: nginx, caddy or compress, not "${part}".`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** Runs the pages' examples through bash, sievec, nginx, HAProxy and Caddy. */
export async function runExamples({ content, public: publicFolder, useCache }: Settings): Promise<number> {
  const [{ checkExamples }, { collectExamples }, { reportExamples }] = await Promise.all([
    import("./examples/checkExamples.ts"),
    import("./examples/collectExamples.ts"),
    import("./examples/reportExamples.ts"),
  ]);
  const tree = await loadTree({ content, public: publicFolder, useCache });
  const { text, ok } = reportExamples(await checkExamples(collectExamples(tree)));
  console.log(`Examples\n${text}`);
  return ok ? 0 : 1;
}

/** Sends the search records to the hosted service of the configuration. */
export async function runSearchPush({
  config: input,
  content,
  public: publicFolder,
  useCache,
  write,
}: Settings): Promise<number> {
  const [{ parseConfig }, { buildSite }, { pushSearch }] = await Promise.all([
    import("./config/parseConfig.ts"),
    import("./site/buildSite.ts"),
    import("./build/pushSearch.ts"),
  ]);
  const parsed = parseConfig(input);
  if (!parsed.ok) {
    console.error(parsed.problems.map(({ message }) => message).join("\n"));
    return 1;
  }
  try {
    const site = buildSite(parsed.config, await loadTree({ content, public: publicFolder, useCache }));
    const adminKey = process.env["ALGOLIA_ADMIN_KEY"];
    await pushSearch({ config: parsed.config, site, write, adminKey, print: console.log });
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function loadTree({
  content,
  public: publicFolder,
  useCache,
}: Pick<Settings, "content" | "public" | "useCache">) {
  const tool = process.env["SITE_TOOL"] ?? "unknown";
  const memo = await openMemo({ file: join(cacheFolder, "pages.bin"), tool, read: useCache });
  const roots = { content, public: publicFolder };
  return loadContent({ roots, compile: lazyCompiler(), remember: memo.remember });
}

/** A server runs until the person stops it. */
function untilStopped(): Promise<number> {
  return new Promise((resolve) => {
    process.once("SIGINT", () => resolve(0));
    process.once("SIGTERM", () => resolve(0));
  });
}
