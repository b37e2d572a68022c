import type { RankItem } from "./rankItems.ts";

/** How often the edges of two items of a rank cross when the first is on the left. */
export function crossings(left: RankItem, right: RankItem): number {
  return between(left.before, right.before) + between(left.after, right.after);
}

/** How often edges cross in all. */
export function countCrossings(ranks: RankItem[][]): number {
  let sum = 0;
  for (const rank of ranks) {
    for (const [at, left] of rank.entries()) {
      for (const right of rank.slice(at + 1)) sum += between(left.after, right.after);
    }
  }
  return sum;
}

function between(ofLeft: RankItem[], ofRight: RankItem[]): number {
  let sum = 0;
  for (const left of ofLeft) for (const right of ofRight) if (right.at < left.at) sum++;
  return sum;
}
