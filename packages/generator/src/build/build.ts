import { resolve } from "node:path";
import { type NextOutput, openOutput, type WriteTexts } from "./output.ts";
import { removeLeftovers, restoreOutput } from "./restoreOutput.ts";
import { type BuildOptions, type BuildResult, openWorkshop } from "./workshop.ts";

/** Markdown in, a complete static site out. The one that is there stays unless the new one is sound. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const out = resolve(options.out);
  if (restoreOutput(out))
    options.print("  An earlier build was stopped while it replaced the site; the old one is back.");
  removeLeftovers(out);
  const workshop = openWorkshop(options);
  return makeAll();

  /** React, the schemas and the checks take their time to load, and a thread to start: only who needs them does. */
  async function makeAll(): Promise<BuildResult> {
    const { startHelper } = await import("./startHelper.ts");
    const helper = startHelper();
    const write: WriteTexts = (files) => helper.ask("writeFiles", files);
    try {
      const { makeSite } = await import("./makeSite.ts");
      return await withOutput(write, (next) => makeSite({ workshop, helper, next }));
    } finally {
      helper.stop();
    }
  }

  async function withOutput<Result>(
    write: WriteTexts,
    make: (next: NextOutput) => Promise<Result>,
  ): Promise<Result> {
    const next = openOutput(out, write);
    try {
      return await make(next);
    } finally {
      await next.discard();
    }
  }
}
