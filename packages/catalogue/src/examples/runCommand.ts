import { execFile } from "node:child_process";

const TIME_LIMIT_MS = 20_000;

/** Runs a command and returns its combined output; the status is null if it did not start or exceeded the time limit. */
export function runCommand(command: string, args: string[]) {
  return new Promise<{ status: number | null; output: string }>((resolve) => {
    const options = { timeout: TIME_LIMIT_MS, env: { ...process.env, LC_ALL: "C" } };
    const child = execFile(command, args, options, (error, stdout, stderr) => {
      const { code = 0 } = error ?? {};
      const isEnded = typeof code === "number" && !error?.signal;
      resolve({ status: isEnded ? code : null, output: stdout + stderr || (error?.message ?? "") });
    });
    child.stdin?.end();
  });
}

export async function isInstalled(command: string): Promise<boolean> {
  return (await runCommand("sh", ["-c", `command -v ${command}`])).status === 0;
}
