/** Pseudorandom numbers; the same seed gives the same sequence, so that failures can be reproduced. */
export interface Random {
  /** A whole number from 0 up to, not including, the limit. */
  below(limit: number): number;
  /** True with the given probability in percent. */
  chance(percent: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** A list of the given number of results. */
  times<Item>(count: number, make: () => Item): Item[];
}

/** Mulberry32: short, fast and uniform enough. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (percent) => next() * 100 < percent,
    pick<Item>(items: readonly Item[]): Item {
      if (items.length === 0) throw new Error("There is nothing to pick from.");
      return items[below(items.length)] as Item;
    },
    times: (count, make) => Array.from({ length: count }, make),
  };
}
