/** What the command line can say. */
export interface Settings {
  content: string;
  public: string;
  out: string;
  keepGoing: boolean;
  useCache: boolean;
  port: number;
  host: string;
  /** Show the site in the browser. */
  open: boolean;
  verbose: boolean;
  /** Do it instead of telling what would be done. */
  write: boolean;
  /** The word after the command. */
  part: string;
  /** All words after the command. */
  files: string[];
  /** Take the files that differ from the last commit. */
  changed: boolean;
  /** Names the code of the tool, for the cache. */
  tool: string;
}

/** A server runs until the person stops it. */
export function untilStopped(): Promise<number> {
  return new Promise((resolve) => {
    process.once("SIGINT", () => resolve(0));
    process.once("SIGTERM", () => resolve(0));
  });
}
