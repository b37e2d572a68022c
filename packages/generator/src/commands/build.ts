import { resolve } from "node:path";
import { buildIndexFiles } from "@docs/search";
import { appFiles } from "../build/appFiles.ts";
import { assembleSite, checkAssembled } from "../build/assembleSite.ts";
import { bundleClient, islandsOf } from "../build/bundleClient.ts";
import { type Cache, type OutputRecord, openCache, withExtensionCode } from "../build/cache.ts";
import { sha256, shortHash } from "../build/hash.ts";
import { checkReplaceable, cleanUpOutput, openOutput } from "../build/output.ts";
import { createProgress, type Progress } from "../build/progress.ts";
import { cacheFolder, projectRoot } from "../build/projectPaths.ts";
import { renderPages } from "../build/renderPages.ts";
import { SOCIAL_IMAGE_SIZE, socialDrawings } from "../build/socialImage.ts";
import { count, countErrors, formatProblems, type ReportOptions } from "../check/report.ts";
import { loadConfig } from "../config/loadConfig.ts";
import { parseConfig } from "../config/siteConfig.ts";
import { renderImages } from "../deploy/renderImages.ts";
import { emitSite } from "../emit/emitSite.ts";
import { searchRecords } from "../emit/searchRecords.ts";
import type { MadeFile } from "../emit/siteFiles.ts";
import { errorProblem } from "../shared/problem.ts";
import type { Site } from "../site/site.ts";
import type { CommandLine } from "./commandLine.ts";

export interface BuildOptions
  extends Pick<CommandLine, "content" | "public" | "out" | "keepGoing" | "useCache" | "codeHash"> {
  config: unknown;
  /** The text of the configuration file, for the lines of problems. */
  configText?: string | undefined;
  /** Warnings count as errors. */
  strict?: boolean;
  /** Cache folder, below node_modules by default. */
  cache?: string;
  /** Captures missing social images, with the Chromium at CHROMIUM_PATH. */
  drawImages?: boolean;
  progress: Progress;
  print(text: string): void;
  report?: ReportOptions;
}

/** `npm run build`, and the release build, which also captures social images. */
export async function runBuild(commandLine: CommandLine, drawImages = false): Promise<number> {
  const { content, keepGoing, verbose } = commandLine;
  const print = console.log;
  const report = { color: process.stdout.isTTY, verbose, root: content };
  print("Building the site");
  const progress = createProgress(print);
  const loaded = await loadConfig(content, projectRoot);
  if (!loaded.ok) {
    print(formatProblems(loaded.problems, report));
    return 1;
  }
  const codeHash = withExtensionCode(commandLine.codeHash, loaded.hash);
  const options = {
    ...commandLine,
    config: loaded.input,
    configText: loaded.text,
    codeHash,
    drawImages,
    progress,
    print,
    report,
  };
  const { ok, pages } = await build(options);
  // Nothing is written if the configuration is invalid, whatever the options.
  return ok || (keepGoing && pages > 0) ? 0 : 1;
}

const STOP_SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Builds the complete static site; the existing output is replaced only if there are no errors. */
export async function build(options: BuildOptions) {
  const out = resolve(options.out);
  if (cleanUpOutput(out))
    options.print("  An earlier build was stopped while it replaced the site; the old one is back.");
  checkReplaceable(out, [options.content, options.public]);
  const stop = () => {
    cleanUpOutput(out);
    process.exit(1);
  };
  for (const signal of STOP_SIGNALS) process.once(signal, stop);
  try {
    return await buildInto(out, options);
  } finally {
    for (const signal of STOP_SIGNALS) process.off(signal, stop);
    cleanUpOutput(out);
  }
}

const countFiles = (files: unknown[]) => count(files.length, "file");

async function buildInto(out: string, options: BuildOptions) {
  const { progress, print, codeHash, cache: caches = cacheFolder } = options;
  const parsed = parseConfig(options.config, options.configText);
  if (!parsed.ok) {
    print(formatProblems(parsed.problems, options.report));
    return { ok: false, pages: 0, problems: parsed.problems };
  }
  const { config } = parsed;
  const cache = openCache({ folder: caches, codeHash, read: options.useCache, print });
  const output = openOutput(out, cache.output(out));

  const roots = { content: options.content, public: options.public };
  const assembled = await progress.step(
    "content",
    () => assembleSite({ config, roots, remember: cache.remember, rememberText: cache.rememberSync }),
    ({ tree: { docs, posts, pages } }) =>
      `${count(docs.length, "doc")}, ${count(posts.length, "post")}, ${count(pages.length, "page")} (${cache.countNewPages()} new)`,
  );
  const { site, tree } = assembled;
  const bundle = await progress.step(
    "bundle",
    () => bundleClient(site.shell, islandsOf(config), cache),
    ({ files }) => countFiles(files),
  );
  const { extensions: _code, ...plainOptions } = config;
  const app = appFiles(site, bundle, codeHash + JSON.stringify(plainOptions));
  if (options.drawImages) {
    const drawings = socialDrawings(config, site.routes, caches);
    const chromium = process.env["CHROMIUM_PATH"];
    await progress.step(
      "images",
      () => renderImages({ drawings, size: SOCIAL_IMAGE_SIZE, chromium, print }),
      (made) => `${count(drawings.length, "page")} (${made} new)`,
    );
  }
  await progress.step(
    "render",
    () => renderPages({ config, site, bundle, build: app.build, output, caches }),
    (rendered) => `${rendered} of ${site.routes.length} pages`,
  );
  const index = await progress.step("search", () => indexSite(site, cache), countFiles);
  const emitted = await progress.step("emit", emitFiles, countFiles);
  const generated = [...app.files, ...index, ...emitted];
  const problems = await checkBuilt();
  if (countErrors(problems) > 0 && !options.keepGoing) {
    print(
      `${options.out} is unchanged. Fix the errors, or build with --keep-going to write the site in spite of them.`,
    );
    await save(cache.output(out));
    return { ok: false, pages: 0, problems };
  }
  await progress.step("write", write, (written) => countFiles(Object.keys(written)));
  progress.done(`${count(site.routes.length, "page")} written to ${options.out}`);
  return { ok: countErrors(problems) === 0, pages: site.routes.length, problems };

  function emitFiles() {
    const files = emitSite(config, site, Object.values(bundle.inlineScripts).map(sha256));
    // A public file takes the place of one that is made by default, such as robots.txt.
    return files.filter(({ path }) => !tree.publicFiles.has(`/${path}`));
  }

  /** Checks the site, and prints what the checks say. */
  async function checkBuilt() {
    const checks = await progress.step(
      "check",
      () => checkAssembled(assembled, generated),
      ({ problems: all }) => count(all.length, "problem"),
    );
    for (const summary of checks.summaries) print(`  ${summary}`);
    const reported = options.strict ? checks.problems.map((each) => errorProblem(each)) : checks.problems;
    if (reported.length > 0) print(formatProblems(reported, options.report));
    return reported;
  }

  async function write() {
    for (const file of generated) output.addContent(file);
    for (const [path, { absolute: copyOf }] of tree.publicFiles)
      output.addContent({ path: path.slice(1), copyOf });
    const written = await output.replace();
    await save(written);
    return written;
  }

  async function save(written: OutputRecord) {
    await cache.save(out, written).catch((error: unknown) => {
      print(`  The next build starts afresh: its cache cannot be written (${String(error)}).`);
    });
  }
}

/** Makes the search index of each version of the docs, unless what it contains is the same. */
async function indexSite(site: Site, cache: Cache): Promise<MadeFile[]> {
  const files = site.versions.map((version) => {
    const records = searchRecords(site, version);
    const key = shortHash(JSON.stringify(records));
    const make = () => buildIndexFiles(records, shortHash, version);
    return cache.remember(`search index ${version.name}`, key, make);
  });
  return (await Promise.all(files)).flat();
}
