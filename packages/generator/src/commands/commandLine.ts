import { parseArgs } from "node:util";

/** What a command is started with: its options, and as `args` what stands besides them. */
export type CommandLine = ReturnType<typeof readCommandLine>;

/**
 * Reads the command line; throws if that is not possible.
 * @param codeHash hash of the running code, for the cache
 */
export function readCommandLine(argv: string[], codeHash: string) {
  const { positionals, values } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      content: { type: "string", default: "content" },
      public: { type: "string", default: "public" },
      out: { type: "string", default: "dist" },
      port: { type: "string", default: "3000" },
      host: { type: "string", default: "localhost" },
      /** Warnings count as errors. */
      strict: { type: "boolean", default: false },
      "keep-going": { type: "boolean", default: false },
      "no-cache": { type: "boolean", default: false },
      /** Open the site in the browser. */
      open: { type: "boolean", default: false },
      verbose: { type: "boolean", default: false },
      /** Apply changes instead of only reporting them. */
      write: { type: "boolean", default: false },
      /** Check the files that differ from the last commit. */
      changed: { type: "boolean", default: false },
    },
  });
  const { "keep-going": keepGoing, "no-cache": noCache, port, ...others } = values;
  const [command = "", ...args] = positionals;
  const empty = Object.entries(values).find(([, value]) => value === "")?.[0];
  if (empty) throw new Error(`--${empty} has no value: a variable may be empty.`);
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    throw new Error(`--port must be a number from 0 to 65535, not "${port}".`);
  return { ...others, command, args, codeHash, port: Number(port), keepGoing, useCache: !noCache };
}

/** Resolves when the process is asked to stop. */
export function untilStopped(): Promise<number> {
  return new Promise((resolve) => {
    process.once("SIGINT", () => resolve(0));
    process.once("SIGTERM", () => resolve(0));
  });
}
