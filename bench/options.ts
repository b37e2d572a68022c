import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { PARTS } from "./metrics.ts";

export type Options = ReturnType<typeof readOptions>;

/** Reads the command line; throws a sentence that says what is wrong with it. */
export function readOptions(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      /** Whether other generators are measured as well. */
      peers: { type: "boolean", default: false },
      /** Ids of the sites of `--peers` to measure; all when empty. */
      only: { type: "string", default: "" },
      /** Builds of each kind. */
      rounds: { type: "string", default: "3" },
      /** Visits of each kind. */
      visits: { type: "string", default: "5" },
      /** Where everything is installed and built: outside the project, because packages are looked for in the folders above. */
      folder: { type: "string", default: join(tmpdir(), "bench") },
    },
  });
  const unknown = positionals.find((name) => !PARTS.some((part) => part === name));
  if (unknown) throw new Error(`There is no part "${unknown}". Known: ${PARTS.join(", ")}.`);
  return {
    parts: PARTS.filter((part) => positionals.length === 0 || positionals.includes(part)),
    peers: values.peers,
    only: values.only.split(",").filter(Boolean),
    rounds: Number(values.rounds),
    visits: Number(values.visits),
    folder: resolve(values.folder),
  };
}
