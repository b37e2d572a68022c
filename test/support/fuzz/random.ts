/** Numbers that look like chance and are the same for the same seed, so that a case found once can be had again. */
export interface Random {
  /** A whole number from 0 up to, not including, the limit. */
  below(limit: number): number;
  /** True in so many of a hundred cases. */
  chance(percent: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** A list of so many results. */
  times<Item>(count: number, make: () => Item): Item[];
}

/** Mulberry32: short, quick and even enough for choosing cases. */
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
