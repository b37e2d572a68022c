/** The parsed command line. */
export interface Settings {
  content: string;
  public: string;
  out: string;
  keepGoing: boolean;
  /** Warnings count as errors. */
  strict: boolean;
  useCache: boolean;
  port: number;
  host: string;
  /** Open the site in the browser. */
  open: boolean;
  verbose: boolean;
  /** Apply changes instead of only reporting them. */
  write: boolean;
  /** The first argument after the command. */
  part: string;
  /** All arguments after the command. */
  files: string[];
  /** Check the files that differ from the last commit. */
  changed: boolean;
  /** Hash of the generator's code, for the cache. */
  tool: string;
}

/** Resolves when the process is asked to stop. */
export function untilStopped(): Promise<number> {
  return new Promise((resolve) => {
    process.once("SIGINT", () => resolve(0));
    process.once("SIGTERM", () => resolve(0));
  });
}
