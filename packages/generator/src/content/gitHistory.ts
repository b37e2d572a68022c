import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { type Problem, warningProblem } from "../shared/problem.ts";

const run = promisify(execFile);

/** Both maps are empty outside git. */
export interface GitHistory {
  /** Seconds since 1970 of each file's last commit; empty in a clone that lacks a part of the history. */
  dates: Map<string, number>;
  /** The present names of renamed files, by their former ones. */
  renamed: Map<string, string>;
  problems?: Problem[];
}

/** Reads when files were changed and what they were called before. */
export async function readGitHistory(root: string): Promise<GitHistory> {
  const dates: GitHistory["dates"] = new Map();
  const renamed: GitHistory["renamed"] = new Map();
  const problems: Problem[] = [];
  const git = async (command: string, env = process.env) =>
    (await run("git", command.split(" "), { cwd: root, env, maxBuffer: 1 << 28 })).stdout;
  try {
    const isShallow = (await git("rev-parse --is-shallow-repository")).trim() === "true";
    if (isShallow) problems.push(shallowClone());
    const uncommitted = await diffWithNewFiles(git, root);
    const log = await git("-c core.quotepath=off log --format=%x00%ct --name-status -M --relative -- .");
    for (const commit of [`\n${uncommitted}`, ...log.split("\0").slice(1)]) {
      const [seconds = "", ...changes] = commit.split("\n");
      for (const change of changes.filter(Boolean)) {
        const [, file = "", newName = file] = change.split("\t");
        if (newName !== file && !renamed.has(file)) renamed.set(file, renamed.get(newName) ?? newName);
        if (seconds && !isShallow && !dates.has(newName)) dates.set(newName, Number(seconds));
      }
    }
  } catch (error) {
    // Outside a checkout, pages just show no date.
    problems.push(...explainFailure(error, root));
  }
  return { dates, renamed, problems };
}

/** Compares with an index of its own, which has the files that git was not told of; git's own stays as it is. */
async function diffWithNewFiles(
  git: (command: string, env?: NodeJS.ProcessEnv) => Promise<string>,
  root: string,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "git-index-"));
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, "index") };
  try {
    await copyFile(resolve(root, (await git("rev-parse --git-path index")).trim()), env.GIT_INDEX_FILE);
    await git("add --intent-to-add -- .", env);
    return await git("-c core.quotepath=off diff HEAD --name-status -M --relative -- .", env);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Explains why git does not answer for a checkout, as in a container. */
function explainFailure(error: unknown, root: string): Problem[] {
  const { syscall = "", stderr = "" } = error as { syscall?: string; stderr?: string };
  const message = "Pages have no date of their last change:";
  if (/dubious ownership/.test(stderr)) {
    const hint = `Run "git config --global --add safe.directory '*'", or check out as the user who builds.`;
    return [
      warningProblem({ rule: "git", message: `${message} the checkout belongs to another user.`, hint }),
    ];
  }
  if (syscall !== "spawn git" || !isCheckout(resolve(root))) return [];
  return [warningProblem({ rule: "git", message: `${message} git is not there.`, hint: "Install git." })];
}

function isCheckout(folder: string): boolean {
  return existsSync(join(folder, ".git")) || (dirname(folder) !== folder && isCheckout(dirname(folder)));
}

/** The oldest commit of such a clone seems to have changed every file. */
function shallowClone(): Problem {
  const message = "Pages have no date of their last change: this is a shallow clone, without the history.";
  const hint = 'Run "git fetch --unshallow"; in CI, check out with the whole history (fetch-depth: 0).';
  return warningProblem({ rule: "shallow-clone", message, hint });
}
