import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Reads the time of each file's last commit; empty outside git or in a clone without history. */
export async function readGitDates(root: string): Promise<Map<string, number>> {
  const dates = new Map<string, number>();
  try {
    const log = "-c core.quotepath=off log --format=%x00%ct --name-only --no-renames --relative -- .";
    const { stdout } = await run("git", log.split(" "), { cwd: root, maxBuffer: 1 << 28 });
    for (const commit of stdout.split("\0").slice(1)) {
      const [seconds = "", ...files] = commit.split("\n").filter(Boolean);
      for (const file of files) if (!dates.has(file)) dates.set(file, Number(seconds));
    }
  } catch {
    // No git, or not a checkout: pages show no date.
  }
  return dates;
}
