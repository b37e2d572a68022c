import { relative, resolve } from "node:path";
import { appFiles } from "../build/appFiles.ts";
import { bundleClient, islandsOf } from "../build/bundleClient.ts";
import { cacheTool, type OutputRecord, openCache } from "../build/cache.ts";
import { sha256 } from "../build/hash.ts";
import { lazyCompiler } from "../build/lazyCompiler.ts";
import { checkReplaceable, cleanUpOutput, openOutput } from "../build/output.ts";
import { createProgress, type Progress } from "../build/progress.ts";
import { cacheFolder, projectRoot } from "../build/projectPaths.ts";
import { renderPages } from "../build/renderPages.ts";
import { SOCIAL_IMAGE_SIZE, socialDrawings } from "../build/socialImage.ts";
import { openThread, type Thread } from "../build/thread.ts";
import { checkFileNames } from "../check/checkFileNames.ts";
import { checkSite } from "../check/checkSite.ts";
import { countErrors, formatProblems, type ReportOptions } from "../check/report.ts";
import { loadConfig } from "../config/loadConfig.ts";
import { parseConfig } from "../config/siteConfig.ts";
import { loadContent } from "../content/loadContent.ts";
import { loadExtensions } from "../content/loadExtensions.ts";
import { renderImages } from "../deploy/renderImages.ts";
import { emitSite } from "../emit/emitSite.ts";
import { searchRecords } from "../emit/searchRecords.ts";
import { siteFiles } from "../emit/siteFiles.ts";
import { buildSite } from "../site/buildSite.ts";
import type { Settings } from "./settings.ts";

export interface BuildOptions
  extends Pick<Settings, "content" | "public" | "out" | "keepGoing" | "useCache" | "tool"> {
  config: unknown;
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
  const tool = cacheTool(settings.tool, loaded.hash);
  const options = { ...settings, config: loaded.input, tool, drawImages, progress, print, report };
  const { ok, pages } = await build(options);
  // Nothing is written if the configuration is invalid, whatever the options.
  return ok || (keepGoing && pages > 0) ? 0 : 1;
}

/** Builds the complete static site; the existing output is replaced only if there are no errors. */
export async function build(options: BuildOptions) {
  const out = resolve(options.out);
  if (cleanUpOutput(out))
    options.print("  An earlier build was stopped while it replaced the site; the old one is back.");
  checkReplaceable(out, [options.content, options.public]);
  const thread = openThread();
  try {
    return await buildWithThread(options, thread);
  } finally {
    await thread.close();
    cleanUpOutput(out);
  }
}

async function buildWithThread(options: BuildOptions, thread: Thread) {
  const { progress, print, tool, cache: caches = cacheFolder } = options;
  const out = resolve(options.out);
  const parsed = parseConfig(options.config);
  if (!parsed.ok) {
    print(formatProblems(parsed.problems, options.report));
    return { ok: false, pages: 0, problems: parsed.problems };
  }
  const { config } = parsed;
  const cache = openCache({ folder: caches, tool, read: options.useCache, print });
  const output = openOutput(out, cache.output(out));

  const extensions = await loadExtensions(config.extensions, options.content, cache);
  const tree = await progress.step(
    "content",
    () => {
      const roots = { content: options.content, public: options.public };
      const compile = lazyCompiler(config.extensions, (sources) => thread.call("drawDiagrams", sources));
      return loadContent({ roots, compile, remember: cache.remember });
    },
    ({ docs, posts, pages }) =>
      `${docs.length} docs, ${posts.length} posts, ${pages.length} pages (${cache.countMade("page ")} new)`,
  );
  const { site, pages: writtenPages } = await progress.step(
    "site",
    () => buildSite(config, tree, extensions),
    ({ site: { routes } }) => `${routes.length} routes`,
  );
  const indexing = thread.call("makeIndex", searchRecords(site));
  // The failure surfaces where the promise is awaited; this avoids an unhandled rejection until then.
  indexing.catch(() => undefined);
  const bundle = await progress.step(
    "bundle",
    () => bundleClient(site.shell, islandsOf(config), cache),
    ({ files }) => `${files.length} files`,
  );
  const app = appFiles(site, bundle, tool);
  if (options.drawImages) {
    const drawings = socialDrawings(config, site.routes, caches);
    const chromium = process.env["CHROMIUM_PATH"];
    await progress.step(
      "images",
      () => renderImages({ drawings, size: SOCIAL_IMAGE_SIZE, chromium, print }),
      (made) => `${drawings.length} pages (${made} new)`,
    );
  }
  const pages = await progress.step(
    "render",
    () => renderPages({ config, site, bundle, build: app.build, output, caches }),
    ({ made }) => `${made} of ${site.routes.length} pages`,
  );
  const index = await progress.step(
    "search",
    () => indexing,
    (files) => `${files.length} files`,
  );
  // Frees about 80 MB before the remaining steps.
  await thread.close();
  const emitted = await progress.step(
    "emit",
    () => {
      const files = emitSite(config, site, Object.values(bundle.inlineScripts).map(sha256));
      // A public file takes the place of one that is made by default, such as robots.txt.
      return files.filter(({ path }) => !tree.publicFiles.has(`/${path}`));
    },
    (files) => `${files.length} files`,
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
      const all = [...site.problems, ...checks.problems, ...pages.problems, ...names];
      return { summaries: checks.summaries, problems: all };
    },
    (checks) => `${checks.problems.length} problems`,
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
      // Problems of rendered pages are found as they are rendered, so the next build renders all pages again.
      await save(pages.problems.length > 0 ? {} : written);
      return written;
    },
    (written) => `${Object.keys(written).length} files`,
  );
  progress.done(`${site.routes.length} pages written to ${options.out}`);
  return { ok: countErrors(problems) === 0, pages: site.routes.length, problems };

  async function save(written: OutputRecord) {
    await cache.save(out, written).catch((error: unknown) => {
      print(`  The next build starts afresh: its cache cannot be written (${String(error)}).`);
    });
  }
}
