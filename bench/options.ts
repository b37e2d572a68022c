import { parseArgs } from "node:util";

const PARTS = ["build", "sizes", "visit", "search", "tools"] as const;
/** Only run when they are named. */
const OTHER_PARTS = ["load", "many", "dev"] as const;
const ALL_PARTS = [...PARTS, ...OTHER_PARTS];
export type Part = (typeof ALL_PARTS)[number];

export interface Options {
  parts: Part[];
  /** Builds of each kind. */
  rounds: number;
  /** Visits of each kind. */
  visits: number;
  docs: number;
  posts: number;
  /** For each server under load. */
  seconds: number;
  /** Of the site of many pages, at least. */
  pages: number;
  /** Of one page while developing, for the memory they take. */
  saves: number;
}

/** Reads the command line; throws a sentence that says what is wrong with it. */
export function readOptions(args: string[]): Options {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rounds: { type: "string", default: "3" },
      visits: { type: "string", default: "5" },
      docs: { type: "string", default: "270" },
      posts: { type: "string", default: "45" },
      seconds: { type: "string", default: "30" },
      pages: { type: "string", default: "5000" },
      saves: { type: "string", default: "500" },
    },
  });
  const parts = positionals.map((name) => {
    const part = ALL_PARTS.find((known) => known === name);
    if (!part) throw new Error(`There is no part "${name}". Parts: ${ALL_PARTS.join(", ")}.`);
    return part;
  });
  return {
    parts: parts.length > 0 ? parts : [...PARTS],
    rounds: positive("rounds", values.rounds),
    visits: positive("visits", values.visits),
    docs: positive("docs", values.docs),
    posts: positive("posts", values.posts),
    seconds: positive("seconds", values.seconds),
    pages: positive("pages", values.pages),
    saves: positive("saves", values.saves),
  };
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} must be a whole number above zero, not "${text}".`);
}
