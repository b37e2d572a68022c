import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * Runs a program with its output shown and returns its exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>}
 */
export function runProcess(program, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", () => resolve(127));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a package's command line by its own script, without a shell.
 * @param {string} script path below node_modules
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function runPackage(script, args, env) {
  return runProcess(process.execPath, [join(root, "node_modules", script), ...args], env);
}
