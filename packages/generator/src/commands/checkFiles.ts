import { execFileSync } from "node:child_process";
import { relative, resolve, sep } from "node:path";
import { loadSite } from "../build/loadSite.ts";
import { checkSite } from "../check/checkSite.ts";
import { countErrors, formatProblems } from "../check/report.ts";
import { MARKDOWN } from "../content/readSources.ts";
import { siteFiles } from "../emit/siteFiles.ts";
import { checkProse } from "../prose/checkProse.ts";
import { englishDictionary } from "../prose/checkSpelling.ts";
import type { Problem } from "../shared/problem.ts";
import type { Settings } from "./settings.ts";

/** `npm run check -- FILE…`: runs all checks, but only for these files. */
export async function runCheckFiles(settings: Settings): Promise<number> {
  const { content, changed, files: given, verbose } = settings;
  const relativeToContent = (file: string) => relative(resolve(content), resolve(file)).split(sep).join("/");
  const files = new Set(changed ? changedFiles(content) : given.map(relativeToContent));
  if (changed && files.size === 0) {
    console.log(`Nothing in ${content} differs from the last commit.`);
    return 0;
  }
  const { problems, unknown } = await checkFiles(settings, files);
  for (const file of unknown) console.error(`${file} is no page of ${content}.`);
  console.log(`Checked ${files.size} ${files.size === 1 ? "file" : "files"}`);
  console.log(formatProblems(problems, { verbose, color: process.stdout.isTTY, root: content }));
  return countErrors(problems) + unknown.length > 0 ? 1 : 0;
}

/** Checks files, given relative to the content folder; also returns those that are not pages. */
export async function checkFiles(settings: Settings, files: ReadonlySet<string>, print = console.log) {
  const { content } = settings;
  const { tree, cache, ...loaded } = await loadSite({ ...settings, onlyChecks: true, print });
  const named = loaded.pages.filter(({ file }) => files.has(file));
  const filePaths = siteFiles(loaded.config, loaded.site, tree);
  // Examples run in other processes, in parallel with the checks.
  const examples = Promise.all(loaded.extensions.map((each) => each.runExamples?.(named) ?? []));
  const checks = await checkSite({ ...loaded, tree, filePaths, remember: cache.remember });
  // Without an earlier build, this makes the next check fast.
  if (settings.useCache && cache.countMade("page ") > files.size) await cache.saveValues();
  const all: Problem[] = [
    ...loaded.site.problems,
    ...checks.problems,
    ...(await checkProse(content, files, englishDictionary)),
    ...(await examples).flat(),
  ];
  const known = new Set([...tree.docs, ...tree.posts, ...tree.pages].map(({ file }) => file));
  return {
    problems: all.filter(({ file }) => file !== undefined && files.has(file)),
    unknown: [...files].filter((file) => MARKDOWN.test(file) && !known.has(file)),
  };
}

/** Lists the files of a folder that differ from the last commit, and untracked ones, relative to it. */
export function changedFiles(content: string): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { encoding: "utf8", cwd: content }).split("\0").filter(Boolean);
  const differing = git("diff", "-z", "--name-only", "--diff-filter=d", "--relative", "HEAD");
  return [...differing, ...git("ls-files", "-z", "--others", "--exclude-standard")];
}
