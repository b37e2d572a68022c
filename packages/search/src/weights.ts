/** How much a word matters in a record, on a scale that both sides of the index share. */

const LEAST = 0.08;
const MOST = 10;
const LEVELS = 16;
const RATIO = (MOST / LEAST) ** (1 / (LEVELS - 1));

/** Weights differ by ratio, so they are stored as steps of one: one character each, and few different ones. */
export function weightToLevel(weight: number): number {
  const level = Math.round(Math.log(weight / LEAST) / Math.log(RATIO));
  return Math.min(LEVELS - 1, Math.max(0, level));
}

/** The weight of every level. */
export const LEVEL_WEIGHTS: readonly number[] = Array.from(
  { length: LEVELS },
  (_, at) => LEAST * RATIO ** at,
);
