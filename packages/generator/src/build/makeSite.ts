import { pageComponent, views } from "../app/pages/views.ts";
import { checkSite } from "../check/checkSite.ts";
import { checkViews } from "../check/checkViews.ts";
import { countErrors, formatProblems } from "../check/report.ts";
import { parseConfig } from "../config/parseConfig.ts";
import { loadContent } from "../content/loadContent.ts";
import { loadExtensions } from "../content/loadExtensions.ts";
import { emitSite } from "../emit/emitSite.ts";
import { searchRecords } from "../emit/searchRecords.ts";
import { NAV_FORMAT, navPath } from "../shared/nav.ts";
import type { Problem } from "../shared/problem.ts";
import { buildSite } from "../site/buildSite.ts";
import { sha256, shortHash } from "./hash.ts";
import { heard } from "./heard.ts";
import { keepForNext } from "./keepForNext.ts";
import { lazyCompiler } from "./lazyCompiler.ts";
import { openMemo } from "./memo.ts";
import { openBundle } from "./openBundle.ts";
import { type BuiltFile, keep, type NextOutput } from "./output.ts";
import { readPreviousBuild, writeBuildRecord } from "./previousBuild.ts";
import { renderPages } from "./renderPages.ts";
import { siteFiles } from "./siteFiles.ts";
import { bundlerStarter } from "./startBundler.ts";
import type { Helper } from "./startHelper.ts";
import { workerFile } from "./workerFile.ts";
import type { BuildOptions, BuildResult, Workshop } from "./workshop.ts";

interface Making {
  workshop: Workshop;
  helper: Helper;
  next: NextOutput;
}

/** The ordered steps. Bad input is reported whole, and then nothing is written. */
export async function makeSite({ workshop, helper, next }: Making): Promise<BuildResult> {
  const { options, out, caches } = workshop;
  const parsed = parseConfig(options.config);
  if (!parsed.ok) return refuse(parsed.problems, options);
  const { config } = parsed;
  const { progress, print, tool, useCache: read } = options;
  const [memo, bundler] = await progress.step("prepare", () =>
    Promise.all([
      openMemo({ file: caches.pages, tool, read }),
      openBundle({ file: caches.bundle, tool, read }, bundlerStarter(options.bundler)),
    ]),
  );
  const extensions = await loadExtensions(config.extensions, options.content);
  const tree = await progress.step(
    "content",
    () =>
      loadContent({
        roots: { content: options.content, public: options.public },
        compile: lazyCompiler((lang, code) =>
          extensions.flatMap((extension) => extension.fenceKeys?.(lang, code) ?? []),
        ),
        remember: memo.remember,
      }),
    ({ docs, posts, pages }) =>
      `${docs.length} docs, ${posts.length} posts, ${pages.length} pages (${memo.made("page ")} new)`,
  );
  const { site, pages: sitePages } = await progress.step(
    "site",
    () => buildSite(config, tree, extensions),
    ({ site: { routes } }) => `${routes.length} routes`,
  );
  const bundling = heard(bundler.bundle(site.shell));
  const previous = await readPreviousBuild(read ? caches.record : "", out);
  const inputs = new Map<string, string>();
  const indexing = heard(helper.ask("makeIndex", searchRecords(site)));

  const bundle = await progress.step(
    "bundle",
    () => bundling,
    ({ files }) => `${files.length} files`,
  );
  const nav = JSON.stringify({ format: NAV_FORMAT, sidebars: site.sidebars });
  const buildId = shortHash(tool, nav, JSON.stringify(site.shell), ...bundle.files.map((file) => file.path));
  const navFile = navPath(buildId).slice(1);

  const pages = await progress.step(
    "render",
    () =>
      renderPages({ config, site, bundle, build: buildId, previous, inputs, caches: caches.folder, next }),
    ({ made }) => `${made} of ${site.routes.length} pages`,
  );
  const beside = await progress.step(
    "emit",
    () => emitSite(config, site, Object.values(bundle.inlineScripts).map(sha256)),
    (files) => `${files.length} files`,
  );
  const { problems, summaries } = await progress.step(
    "check",
    async () => {
      const filePaths = siteFiles(config, site, tree);
      const { remember } = memo;
      const checks = await checkSite({ site, filePaths, pages: sitePages, extensions, remember });
      const views_ = checkViews(views, pageComponent);
      return {
        summaries: checks.summaries,
        problems: [...site.problems, ...checks.problems, ...views_, ...pages.problems],
      };
    },
    (checks) => `${checks.problems.length} problems`,
  );
  for (const summary of summaries) print(`  ${summary}`);
  if (countErrors(problems) > 0 && !options.keepGoing) return refuse(problems, options);

  const search = await progress.step(
    "search",
    () => indexing,
    (files) => `${files.length} files`,
  );
  const copied = [...tree.publicFiles].map(([path, { absolute, hash }]): BuiltFile => {
    const file = path.slice(1);
    inputs.set(file, hash);
    return previous.has(file, hash) ? keep(file) : { path: file, copyOf: absolute };
  });
  const made: BuiltFile[] = [
    ...workerFile({ config, bundle, build: buildId, nav: navFile }),
    { path: navFile, content: nav },
    ...bundle.files,
    ...search,
    ...beside,
    ...copied,
  ];
  for (const file of made) next.add(takeOver(file));
  await progress.step(
    "write",
    async () => {
      const saving = heard(memo.save());
      const written = await next.swap(previous.folder);
      const recorded = writeBuildRecord(caches.record, written, inputs);
      await keepForNext([saving, recorded], Promise.resolve(null), print);
    },
    () => `${next.paths().length} files`,
  );
  if (problems.length > 0) print(formatProblems(problems, options.report));
  progress.done(`${site.routes.length} pages written to ${options.out}`);
  return { ok: countErrors(problems) === 0, pages: site.routes.length, problems };

  function takeOver(file: BuiltFile): BuiltFile {
    if (!("content" in file) || inputs.has(file.path)) return file;
    const input = shortHash(file.content);
    inputs.set(file.path, input);
    return previous.has(file.path, input) ? keep(file.path) : file;
  }
}

function refuse(problems: Problem[], { print, report }: BuildOptions): BuildResult {
  print(formatProblems(problems, report));
  print(
    "Nothing was written. Fix the errors, or build with --keep-going to write the site in spite of them.",
  );
  return { ok: false, pages: 0, problems };
}
