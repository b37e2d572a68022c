import { Script } from "node:vm";
import { createRandom, type Random } from "./random.ts";

interface Fuzzing<Case, Result> {
  make(random: Random): Case;
  /** Throws where something does not hold. */
  run(input: Case): Result;
}

const CASES = 2000;
const SEED = 20_261_115;
export const LONGEST_MS = 1000;
/** Number of cases per time check, and the limit for all of them. */
const BATCH = 100;
const HANG_MS = 60_000;

/**
 * Runs many random cases. The same seed gives the same cases; `FUZZ_CASES=100000` runs more, `FUZZ_SEED=n` others. A case
 * that throws, takes over a second or never ends fails with the seed that reproduces it.
 */
export function fuzz<Case>({ make, run }: Fuzzing<Case, void>): void {
  const seeds = seedsToRun();
  const current: Running<Case> = {};
  for (let from = 0; from < seeds.length; from += BATCH) {
    explained(current, () =>
      interruptible(() => {
        for (const seed of seeds.slice(from, from + BATCH)) {
          current.seed = seed;
          current.input = make(createRandom(seed));
          const started = performance.now();
          run(current.input);
          // Asking for CPU time takes longer than most cases.
          if (performance.now() - started <= LONGEST_MS) continue;
          const again = process.cpuUsage();
          run(current.input);
          if (isLong(again)) throw new Error("It takes over a second.");
        }
      }),
    );
  }
}

/** The seeds of the cases; those that `fuzz` runs. */
export function seedsToRun(): number[] {
  const first = Number(process.env["FUZZ_SEED"] ?? SEED);
  return Array.from({ length: Number(process.env["FUZZ_CASES"] ?? CASES) }, (_, at) => first + at);
}

interface Running<Case> {
  seed?: number;
  input?: Case;
}

function explained<Case>(current: Running<Case>, work: () => void) {
  try {
    work();
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    const input = JSON.stringify(current.input);
    throw new Error(`FUZZ_SEED=${current.seed} FUZZ_CASES=1: ${reason}\n${input}`, { cause });
  }
}

/** In CPU time, so that a busy machine fails no case. */
export function isLong(started: NodeJS.CpuUsage): boolean {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000 > LONGEST_MS;
}

const WORK = Symbol.for("fuzz work");
const CALL = new Script('globalThis[Symbol.for("fuzz work")]()');

/** Interrupts even infinite loops, which is possible only for code started by `vm`. */
function interruptible(work: () => void) {
  Reflect.set(globalThis, WORK, work);
  CALL.runInThisContext({ timeout: HANG_MS });
}
