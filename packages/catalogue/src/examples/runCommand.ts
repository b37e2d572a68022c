import { spawn } from "node:child_process";

export interface CommandResult {
  /** Null when the command could not be started or was stopped after the time limit. */
  code: number | null;
  output: string;
}

const TIME_LIMIT_MS = 20_000;

/** Runs a command to its end and keeps what it printed, errors and all. */
export function runCommand(command: string, args: string[], input = ""): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { timeout: TIME_LIMIT_MS, env: { ...process.env, LC_ALL: "C" } });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString("utf8");
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => resolve({ code: null, output: error.message }));
    child.on("close", (code) => resolve({ code, output }));
    // A program that stops reading early is none of our concern: its answer is.
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
  });
}
