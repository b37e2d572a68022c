import { parseArgs } from "node:util";
import { PARTS, type Part } from "./metrics.ts";

export interface PeerOptions {
  parts: Part[];
  /** Ids of generators; all when empty. */
  only: string[];
  rounds: number;
  visits: number;
  /** How many times the pages are there. */
  pages: number[];
  /** Minutes after which a build is ended and recorded as such. */
  limit: number;
  /** Where to work and to find what an earlier run began; a new folder when absent. */
  folder: string | undefined;
}

/** Reads what follows `--peers`; throws a sentence that says what is wrong with it. */
export function readPeerOptions(args: string[], known: string[]): PeerOptions {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      peers: { type: "boolean" },
      only: { type: "string", default: "" },
      rounds: { type: "string", default: "3" },
      visits: { type: "string", default: "3" },
      pages: { type: "string", default: "1" },
      limit: { type: "string", default: "10" },
      folder: { type: "string" },
    },
  });
  const only = values.only.split(",").filter(Boolean);
  const parts = positionals.map((name) => named("part", name, PARTS));
  return {
    parts: parts.length > 0 ? parts : [...PARTS],
    only: only.map((name) => named("generator", name, known)),
    rounds: positive("rounds", values.rounds),
    visits: positive("visits", values.visits),
    pages: values.pages.split(",").map((text) => positive("pages", text)),
    limit: positive("limit", values.limit),
    folder: values.folder,
  };
}

function named<Name extends string>(what: string, name: string, known: readonly Name[]): Name {
  const found = known.find((one) => one === name);
  if (!found) throw new Error(`There is no ${what} "${name}". Known: ${known.join(", ")}.`);
  return found;
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} must be a whole number above zero, not "${text}".`);
}
