import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ShellView } from "../shared/shell.ts";
import type { ClientBundle } from "./bundle.ts";
import type { BundleAnswer } from "./bundleProcess.ts";

export interface Bundler {
  bundle(shell: ShellView): Promise<ClientBundle>;
}

/** Beside the bundled tool; not there where the tool runs from its sources, in tests. */
const program = fileURLToPath(new URL("./bundleProcess.mjs", import.meta.url));

/**
 * Bundlers in processes of their own: on another processor, and their memory is given back with their end.
 * @param loaded a process that runs the program already, for the first of them.
 */
export function bundlerStarter(loaded?: ChildProcess): () => Bundler {
  const ready = loaded ? [loaded] : [];
  return () => {
    const child = ready.pop();
    if (child?.connected) return askProcess(child);
    if (!existsSync(program)) return { bundle: bundleHere };
    return askProcess(fork(program, { execArgv: [], serialization: "advanced" }));
  };
}

function askProcess(child: ChildProcess): Bundler {
  const answer = new Promise<ClientBundle>((resolve, reject) => {
    child.once("message", (message: BundleAnswer) => {
      if (message.ok) resolve(message.bundle);
      else reject(new Error(message.message));
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The bundler ended with ${code} and gave no answer.`)));
  });
  // Whoever asks for the bundle hears of it.
  answer.catch(() => undefined);
  return {
    bundle(shell) {
      child.send(shell);
      return answer;
    },
  };
}

async function bundleHere(shell: ShellView): Promise<ClientBundle> {
  return (await import("./bundle.ts")).bundleClient(shell);
}
