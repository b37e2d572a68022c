import { join, resolve } from "node:path";
import { build } from "./build/build.ts";
import { explainFailure } from "./build/explainFailure.ts";
import { createProgress } from "./build/progress.ts";
import { cacheFolder } from "./build/projectPaths.ts";
import { restoreOutput } from "./build/restoreOutput.ts";
import type { BuildOptions } from "./build/workshop.ts";

/** What the command line can say. */
export interface Settings
  extends Pick<BuildOptions, "config" | "content" | "public" | "out" | "keepGoing" | "useCache" | "bundler"> {
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
  try {
    const { ok } = await build({ ...settings, tool, progress, print: console.log, report });
    return ok || settings.keepGoing ? 0 : 1;
  } catch (error) {
    const explained = explainFailure(error, settings.out);
    if (explained === null) throw error;
    console.error(explained);
    return 1;
  } finally {
    // Where nothing was to be bundled it still waits.
    if (settings.bundler?.connected) settings.bundler.disconnect();
  }
}

export async function runServe({ out, port, host }: Settings): Promise<number> {
  const { serve } = await import("./serve/serve.ts");
  try {
    restoreOutput(resolve(out));
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

/**
 * Makes a built site ready for another host: `compress` its files, or print a configuration for `nginx` or `caddy`.
 * `images` comes before a build: it draws what link previews show.
 */
export async function runDeploy(part: string, settings: Settings): Promise<number> {
  if (part === "images") return runImages(settings);
  const { out, port } = settings;
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
    } else throw new Error(`Say what to make: nginx, caddy, compress or images, not "${part}".`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** Draws the picture of every document and post that has none yet; the next build puts them to use. */
async function runImages(settings: Settings): Promise<number> {
  const [{ renderImages }, { SOCIAL_IMAGE_SIZE, socialImage, socialImageFile }] = await Promise.all([
    import("./deploy/renderImages.ts"),
    import("./build/socialImage.ts"),
  ]);
  try {
    const { config, site } = await modelSite(settings);
    const drawings = site.routes.flatMap((route) => {
      const image = socialImage(config, route);
      return image ? [{ html: image.html, file: socialImageFile(cacheFolder, image.hash) }] : [];
    });
    const made = await renderImages({
      drawings,
      size: SOCIAL_IMAGE_SIZE,
      chromium: process.env["CHROMIUM_PATH"],
      print: console.log,
    });
    console.log(`${drawings.length} pages have an image, ${made} of them new. "npm run build" uses them.`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** Runs the pages' examples through the programs they are written for. */
export async function runExamples({ content, public: publicFolder, useCache }: Settings): Promise<number> {
  const [{ checkExamples }, { collectExamples }, { reportExamples }] = await Promise.all([
    import("../../catalogue/src/examples/checkExamples.ts"),
    import("../../catalogue/src/examples/collectExamples.ts"),
    import("../../catalogue/src/examples/reportExamples.ts"),
  ]);
  const tree = await loadTree({ content, public: publicFolder, useCache });
  const { text, ok } = reportExamples(await checkExamples(collectExamples(tree)));
  console.log(`Examples\n${text}`);
  return ok ? 0 : 1;
}

/** Reads the prose of all content against a dictionary and the project's own words. */
export async function runSpelling({ content, verbose }: Settings): Promise<number> {
  const [{ checkSpelling }, { englishDictionary }, { readProse }, { readWordList }, { formatProblems }] =
    await Promise.all([
      import("./prose/checkSpelling.ts"),
      import("./prose/englishDictionary.ts"),
      import("./prose/readProse.ts"),
      import("./prose/proseLists.ts"),
      import("./check/report.ts"),
    ]);
  const files = await readProse(content);
  const problems = checkSpelling(files, englishDictionary(), await readWordList(content));
  console.log(`Spelling of ${files.length} files\n${formatProblems(problems, { verbose })}`);
  return problems.length > 0 ? 1 : 0;
}

/** Checks the wording of all content against the vocabulary, and the length of its sentences and table cells. */
export async function runVoice({ content, verbose, write }: Settings): Promise<number> {
  const [{ checkVoice }, { formatProblems, countErrors }] = await Promise.all([
    import("./prose/checkVoice.ts"),
    import("./check/report.ts"),
  ]);
  const { files, long, problems } = await checkVoice(content, { write });
  const count = (kind: string) => long.filter((text) => text.kind === kind).length;
  console.log(`Voice of ${files} files\n${formatProblems(problems, { verbose })}`);
  console.log(`${count("sentence")} long sentences, ${count("cell")} long table cells`);
  return countErrors(problems) > 0 ? 1 : 0;
}

/** Sends the search records to the hosted service of the configuration. */
export async function runSearchPush(settings: Settings): Promise<number> {
  const { pushSearch } = await import("./build/pushSearch.ts");
  try {
    const adminKey = process.env["ALGOLIA_ADMIN_KEY"];
    const { write } = settings;
    await pushSearch({ ...(await modelSite(settings)), write, adminKey, print: console.log });
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/** The site as a build would see it; a bad configuration is an error that says so. */
async function modelSite(settings: Settings) {
  const [{ parseConfig }, { buildSite }] = await Promise.all([
    import("./config/parseConfig.ts"),
    import("./site/buildSite.ts"),
  ]);
  const parsed = parseConfig(settings.config);
  if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join("\n"));
  return { config: parsed.config, site: buildSite(parsed.config, await loadTree(settings)).site };
}

async function loadTree({
  content,
  public: publicFolder,
  useCache,
}: Pick<Settings, "content" | "public" | "useCache">) {
  const [{ loadContent }, { lazyCompiler }, { openMemo }] = await Promise.all([
    import("./content/loadContent.ts"),
    import("./build/lazyCompiler.ts"),
    import("./build/memo.ts"),
  ]);
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
