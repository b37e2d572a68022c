import { spawn } from "node:child_process";

const TIME_LIMIT_MS = 20_000;

/** Runs a command and returns its combined output; the status is null if it did not start or exceeded the time limit. */
export function runCommand(command: string, args: string[]) {
  return new Promise<{ status: number | null; output: string }>((resolve) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      timeout: TIME_LIMIT_MS,
      env: { ...process.env, LC_ALL: "C" },
    });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString("utf8");
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => resolve({ status: null, output: error.message }));
    child.on("close", (status) => resolve({ status, output }));
  });
}

export async function isInstalled(command: string): Promise<boolean> {
  return (await runCommand("sh", ["-c", `command -v ${command}`])).status === 0;
}
