import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join, posix, relative, resolve, sep } from "node:path";
import { checkAssembled } from "../build/assembleSite.ts";
import { loadSite } from "../build/loadSite.ts";
import { count, countErrors, formatProblems } from "../check/report.ts";
import { listFiles } from "../content/listFiles.ts";
import { HIDDEN } from "../content/loadContent.ts";
import { MARKDOWN } from "../content/readSources.ts";
import { checkProse, WORDS_FILE } from "../prose/checkProse.ts";
import { englishDictionary } from "../prose/checkSpelling.ts";
import type { Problem } from "../shared/problem.ts";
import type { CommandLine } from "./commandLine.ts";

/** `npm run check -- FILE…`: runs all checks, but only for these files and for what is in these folders. */
export async function runCheckFiles(commandLine: CommandLine): Promise<number> {
  const { content, changed, args: given, verbose } = commandLine;
  const places = changed ? [] : await Promise.all(given.map(filesAt));
  const missing = given.filter((_, at) => places[at]?.files.length === 0);
  for (const path of missing) console.error(`${path} does not exist, or has no file in it.`);
  const relativeToContent = (file: string) => relative(resolve(content), file).split(sep).join("/");
  const inPlaces = places.flatMap((each) => each.files.map(relativeToContent));
  const files = new Set(changed ? changedFiles(content) : inPlaces);
  if (files.size === 0) {
    if (changed) console.log(`Nothing in ${content} differs from the last commit.`);
    return changed ? 0 : 1;
  }
  const { problems, unread } = await checkFiles(commandLine, files);
  // Pictures beside pages are not worth a word.
  const single = new Set(places.flatMap((each) => (each.isFolder ? [] : each.files.map(relativeToContent))));
  const unknown = unread.filter((file) => single.has(file));
  for (const file of unknown)
    console.error(
      `${posix.join(content, file)} is not read: it is no page of ${content}, and describes none.`,
    );
  const checked = files.size - unread.length;
  if (checked > 0 || unknown.length === 0) {
    console.log(`Checked ${count(checked, "file")}`);
    console.log(formatProblems(problems, { verbose, color: process.stdout.isTTY, root: content }));
  }
  return countErrors(problems) + unknown.length + missing.length > 0 ? 1 : 0;
}

/** Returns the file, or the files of the folder, at a path that was typed in the project or in a folder of it. */
async function filesAt(path: string): Promise<{ files: string[]; isFolder: boolean }> {
  // npm runs every command in the project's folder.
  const places = [process.env["INIT_CWD"] ?? "", "."].map((folder) => resolve(folder, path));
  const place = places.find((each) => existsSync(each));
  if (!place) return { files: [], isFolder: false };
  if (!statSync(place).isDirectory()) return { files: [place], isFolder: false };
  const files = (await listFiles(place)).filter((file) => !(MARKDOWN.test(file) && HIDDEN.test(file)));
  return { files: files.map((file) => join(place, file)), isFolder: true };
}

/** Checks files, given relative to the content folder; also returns those that nothing looks at. */
export async function checkFiles(commandLine: CommandLine, files: ReadonlySet<string>, print = console.log) {
  const { content } = commandLine;
  const loaded = await loadSite({ ...commandLine, onlyChecks: true, print });
  const { tree, cache } = loaded;
  const checkedPages = loaded.pages.filter(({ file }) => files.has(file));
  // Examples run in other processes, in parallel with the checks.
  const examples = Promise.all(
    loaded.extensions.map(
      (each) => each.runExamples?.(checkedPages.filter(({ version }) => version === each.version)) ?? [],
    ),
  );
  const checks = await checkAssembled(loaded);
  // Without an earlier build, this makes the next check fast.
  if (commandLine.useCache && cache.countNewPages() > files.size) await cache.saveValues();
  const all: Problem[] = [
    ...checks.problems,
    ...(await checkProse(content, files, englishDictionary)),
    ...(await examples).flat(),
  ];
  const pages = [...tree.docs, ...tree.posts, ...tree.pages, ...tree.parts.values()].map(({ file }) => file);
  const checkedFiles = new Set([...pages, ...loaded.dataFiles, WORDS_FILE, ...all.map(({ file }) => file)]);
  return {
    problems: all.filter(({ file }) => file !== undefined && files.has(file)),
    unread: [...files].filter(
      (file) => !checkedFiles.has(file) && (file.startsWith("../") || !/[.](json|ya?ml)$/.test(file)),
    ),
  };
}

/** Lists the files of a folder that differ from the last commit, and untracked ones, relative to it. */
export function changedFiles(content: string): string[] {
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8", cwd: content });
    if (status === 0) return stdout.split("\0").filter(Boolean);
    const reason = stderr?.split("\n", 1)[0] || "git is not there";
    throw new Error(`--changed compares ${content} with its last commit, but there is none: ${reason}.`);
  };
  const added = git("ls-files", "-z", "--others", "--exclude-standard");
  return [...git("diff", "-z", "--name-only", "--diff-filter=d", "--relative", "HEAD"), ...added];
}
