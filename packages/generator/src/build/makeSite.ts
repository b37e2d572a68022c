import { checkCoverage } from "../../../catalogue/src/check/checkCoverage.ts";
import { formatCoverage } from "../../../catalogue/src/check/coverage.ts";
import { pageComponent, views } from "../app/pages/views.ts";
import { checkSite } from "../check/checkSite.ts";
import { checkViews } from "../check/checkViews.ts";
import { countErrors, formatProblems } from "../check/report.ts";
import { parseConfig } from "../config/parseConfig.ts";
import { loadContent } from "../content/loadContent.ts";
import { emitSite } from "../emit/emitSite.ts";
import { NAV_FORMAT, navPath } from "../shared/nav.ts";
import type { Problem } from "../shared/problem.ts";
import { buildSite } from "../site/buildSite.ts";
import { foreseeShell } from "../site/foreseeShell.ts";
import { earlierPage } from "./earlierPage.ts";
import { sha256, shortHash } from "./hash.ts";
import { heard } from "./heard.ts";
import { keepForNext } from "./keepForNext.ts";
import { lazyCompiler } from "./lazyCompiler.ts";
import { openMemo } from "./memo.ts";
import { openBundle } from "./openBundle.ts";
import { type BuiltFile, keep, type NextOutput } from "./output.ts";
import { readPreviousBuild, writeBuildRecord } from "./previousBuild.ts";
import { readWordsBy, rememberCoverage, rememberWords } from "./readWords.ts";
import { referenceFiles } from "./referenceFiles.ts";
import { renderPages } from "./renderPages.ts";
import { describeBuild } from "./reword/describeBuild.ts";
import { writeLastBuild } from "./reword/lastBuild.ts";
import { searchFilesBy } from "./searchFiles.ts";
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
  const { options, out, caches, surroundings } = workshop;
  const parsed = parseConfig(options.config);
  if (!parsed.ok) return refuse(parsed.problems, options);
  const { config } = parsed;
  const { progress, print, tool, useCache: read } = options;
  const openedIndex = heard(helper.ask("openIndex", { file: caches.search, tool, read }));
  const [memo, bundler] = await progress.step("prepare", () =>
    Promise.all([
      openMemo({ file: caches.pages, tool, read }),
      openBundle({ file: caches.bundle, tool, read }, bundlerStarter(options.bundler)),
    ]),
  );
  const tree = await progress.step(
    "content",
    () =>
      loadContent({
        roots: { content: options.content, public: options.public },
        compile: lazyCompiler({ helper, earlier: (file) => earlierPage(memo, file) }),
        remember: memo.remember,
        // Another process bundles the browser's code, so it can do so while pages are compiled.
        onOutline: bundler.isNew
          ? (outline) => void heard(bundler.bundle(foreseeShell(config, outline)))
          : undefined,
      }),
    ({ docs, posts, pages }) =>
      `${docs.length} docs, ${posts.length} posts, ${pages.length} pages (${memo.made("page ")} new)`,
  );
  // Most of it is known unless this is a build from nothing.
  const reading = memo.size === 0 ? heard(readWordsBy(helper, tree)) : undefined;
  const site = await progress.step(
    "site",
    () => buildSite(config, tree, memo.recall),
    ({ routes }) => `${routes.length} routes`,
  );
  const bundling = heard(bundler.bundle(site.shell));
  const previous = await readPreviousBuild(read ? caches.record : "", out);
  const inputs = new Map<string, string>();
  const indexing = heard(searchFilesBy(helper, { site, known: await openedIndex, previous, inputs }));

  const bundle = await progress.step(
    "bundle",
    () => bundling,
    ({ files }) => `${files.length} files`,
  );
  const reference = referenceFiles(site.reference);
  const nav = JSON.stringify({ format: NAV_FORMAT, sidebars: site.sidebars, reference: reference.paths });
  const files = bundle.files.map((file) => file.path);
  const buildId = shortHash(tool, nav, JSON.stringify(site.shell), bundle.css, ...files);
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
  const { problems, coverage, optOuts } = await progress.step(
    "check",
    async () => {
      const filePaths = siteFiles(config, site, tree);
      const readWords = rememberWords(tree.catalogue, memo.recall, await reading);
      const count = rememberCoverage(tree.dataKey, memo.recall);
      const checks = checkSite({ ...site, filePaths }, tree.catalogue, { readWords, count });
      const kept = tree.undescribed === null ? [] : checkCoverage(checks.coverage, tree.undescribed);
      const found = [
        ...site.problems,
        ...checks.problems,
        ...kept,
        ...checkViews(views, pageComponent),
        ...pages.problems,
      ];
      return { ...checks, problems: found };
    },
    (checks) => `${checks.problems.length} problems`,
  );
  if (coverage.length > 0) print(`  coverage: ${formatCoverage(coverage)}; ${optOuts} snippets unchecked`);
  if (countErrors(problems) > 0 && !options.keepGoing) return refuse(problems, options);

  const search = await progress.step(
    "search",
    () => indexing,
    ({ files, aside }) => `${files.length} files${aside}`,
  );
  const keepingIndex = heard(helper.ask("waitForIndex"));
  const copied = [...tree.publicFiles].map(([path, { absolute, hash }]): BuiltFile => {
    const file = path.slice(1);
    inputs.set(file, hash);
    return previous.has(file, hash) ? keep(file) : { path: file, copyOf: absolute };
  });
  const made: BuiltFile[] = [
    ...workerFile({ config, bundle, build: buildId, nav: navFile }),
    { path: navFile, content: nav },
    ...reference.files,
    ...bundle.files,
    ...search.files,
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
      const described = leaveForNext(written);
      await keepForNext([saving, recorded, described], keepingIndex, print);
    },
    () => `${next.paths().length} files`,
  );
  if (problems.length > 0) print(formatProblems(problems, options.report));
  progress.done(`${site.routes.length} pages written to ${options.out}`);
  return { ok: countErrors(problems) === 0, pages: site.routes.length, problems };

  /** What a next build needs to know where it finds only words changed. */
  async function leaveForNext(folder: string | null): Promise<void> {
    if (countErrors(problems) > 0) return;
    const written = { surroundings: await surroundings, folder, paths: next.paths(), problems };
    await writeLastBuild(caches.lastBuild, describeBuild({ written, config, tree, site, search }));
  }

  function takeOver(file: BuiltFile): BuiltFile {
    if (!("content" in file) || inputs.has(file.path)) return file;
    const input = file.input === undefined ? shortHash(file.content) : shortHash(tool, file.input);
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
