import { execFile } from "node:child_process";
import { realpath } from "node:fs/promises";
import { relative, resolve, sep } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** When each file below the folder was last committed; empty outside git or in a clone without history. */
export async function readGitDates(root: string): Promise<Map<string, number>> {
  const dates = new Map<string, number>();
  try {
    const { stdout: top } = await run("git", ["rev-parse", "--show-toplevel"], { cwd: root });
    const args = [
      "-c",
      "core.quotepath=off",
      "log",
      "--format=%x00%ct",
      "--name-only",
      "--no-renames",
      "--",
      ".",
    ];
    const { stdout } = await run("git", args, { cwd: root, maxBuffer: 1 << 28 });
    const from = await realpath(root);
    for (const commit of stdout.split("\0").slice(1)) {
      const [seconds = "", ...files] = commit.split("\n").filter(Boolean);
      for (const file of files) {
        const path = relative(from, resolve(top.trim(), file)).split(sep).join("/");
        if (!dates.has(path)) dates.set(path, Number(seconds));
      }
    }
  } catch {
    // No git, or not a checkout: pages simply show no date.
  }
  return dates;
}
