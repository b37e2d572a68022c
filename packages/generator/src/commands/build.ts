import { relative, resolve } from "node:path";
import { buildIndexFiles } from "@docs/search";
import { appFiles } from "../build/appFiles.ts";
import { bundleClient, islandsOf } from "../build/bundleClient.ts";
import { type OutputRecord, openCache, withExtensionCode } from "../build/cache.ts";
import { sha256, shortHash } from "../build/hash.ts";
import { lazyCompiler } from "../build/lazyCompiler.ts";
import { checkReplaceable, cleanUpOutput, openOutput } from "../build/output.ts";
import { createProgress, type Progress } from "../build/progress.ts";
import { cacheFolder, projectRoot } from "../build/projectPaths.ts";
import { renderPages } from "../build/renderPages.ts";
import { SOCIAL_IMAGE_SIZE, socialDrawings } from "../build/socialImage.ts";
import { checkFileNames } from "../check/checkFileNames.ts";
import { checkPublished } from "../check/checkPublished.ts";
import { checkSite } from "../check/checkSite.ts";
import { count, countErrors, formatProblems, type ReportOptions } from "../check/report.ts";
import { loadConfig } from "../config/loadConfig.ts";
import { parseConfig } from "../config/siteConfig.ts";
import { loadContent } from "../content/loadContent.ts";
import { loadExtensions } from "../content/loadExtensions.ts";
import { readVersions } from "../content/readVersions.ts";
import { renderImages } from "../deploy/renderImages.ts";
import { emitSite } from "../emit/emitSite.ts";
import { searchRecords } from "../emit/searchRecords.ts";
import { siteFiles } from "../emit/siteFiles.ts";
import { errorProblem } from "../shared/problem.ts";
import { buildSite } from "../site/buildSite.ts";
import type { Settings } from "./settings.ts";

export interface BuildOptions
  extends Pick<Settings, "content" | "public" | "out" | "keepGoing" | "useCache" | "codeHash"> {
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
export async function runBuild(settings: Settings, drawImages = false): Promise<number> {
  const { content, keepGoing, verbose } = settings;
  const print = console.log;
  const report = { color: process.stdout.isTTY, verbose, root: content };
  print("Building the site");
  const progress = createProgress(print);
  const loaded = await loadConfig(content, projectRoot);
  if (!loaded.ok) {
    print(formatProblems(loaded.problems, report));
    return 1;
  }
  const codeHash = withExtensionCode(settings.codeHash, loaded.hash);
  const options = {
    ...settings,
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

  const docs = readVersions(options.content, config.docs);
  const extensions = await loadExtensions(config.extensions, options.content, {
    versions: docs.versions,
    remember: cache.remember,
  });
  const tree = await progress.step(
    "content",
    () => {
      const roots = { content: options.content, public: options.public };
      return loadContent({ roots, docs, compile: lazyCompiler(config.extensions), remember: cache.remember });
    },
    ({ docs, posts, pages }) =>
      `${count(docs.length, "doc")}, ${count(posts.length, "post")}, ${count(pages.length, "page")} (${cache.countNewPages()} new)`,
  );
  const { site, pages: writtenPages } = await progress.step(
    "site",
    () => buildSite(config, tree, extensions),
    ({ site: { routes } }) => count(routes.length, "route"),
  );
  const bundle = await progress.step(
    "bundle",
    () => bundleClient(site.shell, islandsOf(config), cache),
    ({ files }) => count(files.length, "file"),
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
    (made) => `${made} of ${site.routes.length} pages`,
  );
  const index = await progress.step(
    "search",
    async () => {
      const files = site.versions.map((version) => {
        const records = searchRecords(site, version);
        const key = shortHash(JSON.stringify(records));
        const make = () => buildIndexFiles(records, shortHash, version);
        return cache.remember(`search index ${version.name}`, key, make);
      });
      return (await Promise.all(files)).flat();
    },
    (files) => count(files.length, "file"),
  );
  const emitted = await progress.step(
    "emit",
    () => {
      const files = emitSite(config, site, Object.values(bundle.inlineScripts).map(sha256));
      // A public file takes the place of one that is made by default, such as robots.txt.
      return files.filter(({ path }) => !tree.publicFiles.has(`/${path}`));
    },
    (files) => count(files.length, "file"),
  );
  const generated = [...app.files, ...index, ...emitted];
  const copied = [...tree.publicFiles].map(([path, { absolute }]) => ({
    path: path.slice(1),
    copyOf: absolute,
    file: relative(options.content, absolute),
  }));
  const { problems, summaries } = await progress.step(
    "check",
    async () => {
      const filePaths = siteFiles(config, site, tree);
      const parts = { tree, site, filePaths, pages: writtenPages, extensions };
      const checks = await checkSite({ ...parts, remember: cache.remember });
      const names = checkFileNames(generated, site.routes, copied);
      const published = checkPublished(site, tree.publicFiles);
      const all = [...site.problems, ...checks.problems, ...names, ...published];
      const { summaries } = checks;
      return { summaries, problems: options.strict ? all.map((problem) => errorProblem(problem)) : all };
    },
    (checks) => count(checks.problems.length, "problem"),
  );
  for (const summary of summaries) print(`  ${summary}`);
  if (problems.length > 0) print(formatProblems(problems, options.report));
  if (countErrors(problems) > 0 && !options.keepGoing) {
    print(
      `${options.out} is unchanged. Fix the errors, or build with --keep-going to write the site in spite of them.`,
    );
    await save(cache.output(out));
    return { ok: false, pages: 0, problems };
  }
  await progress.step(
    "write",
    async () => {
      for (const file of [...generated, ...copied]) output.addContent(file);
      const written = await output.replace();
      await save(written);
      return written;
    },
    (written) => count(Object.keys(written).length, "file"),
  );
  progress.done(`${count(site.routes.length, "page")} written to ${options.out}`);
  return { ok: countErrors(problems) === 0, pages: site.routes.length, problems };

  async function save(written: OutputRecord) {
    await cache.save(out, written).catch((error: unknown) => {
      print(`  The next build starts afresh: its cache cannot be written (${String(error)}).`);
    });
  }
}
