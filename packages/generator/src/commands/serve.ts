import { resolve } from "node:path";
import { cleanUpOutput } from "../build/output.ts";
import { serve } from "../serve/serve.ts";
import { type CommandLine, untilStopped } from "./commandLine.ts";

/** `npm run serve`: serves the built site as a host would. */
export async function runServe({ out, port, host }: CommandLine): Promise<number> {
  cleanUpOutput(resolve(out));
  await serve({ root: out, port, host, print: console.log });
  return untilStopped();
}
