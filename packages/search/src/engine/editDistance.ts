/** How far a typed word may be from the one that was meant: one edit from 4 letters, two from 8, none with digits. */
export function allowedEdits(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /[^\p{L}]/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** No word is as long. */
const LONGEST = 512;
/** Thousands of words are compared for one that is misspelled, so they share their rows. */
const ROWS = [new Uint8Array(LONGEST), new Uint8Array(LONGEST), new Uint8Array(LONGEST)] as const;

/**
 * Edits from one word to the other, where swapped neighbours count as one; more than `limit` is `limit + 1`.
 * With `asPrefix`, to whatever beginning of the other is closest.
 */
export function editDistance(
  typed: string,
  word: string,
  { limit, asPrefix }: { limit: number; asPrefix: boolean },
): number {
  const tooFar = limit + 1;
  const width = Math.min(word.length, typed.length + limit);
  const isShort = typed.length - word.length > limit;
  if (isShort || (!asPrefix && word.length > width) || width >= LONGEST - 1) return tooFar;
  let [older, old, current]: readonly [Uint8Array, Uint8Array, Uint8Array] = ROWS;
  for (let column = 0; column <= tooFar; column++) old[column] = column;
  for (let row = 1; row <= typed.length; row++) {
    // Further off the diagonal everything is too far.
    const [from, to] = [Math.max(1, row - limit), Math.min(width, row + limit)];
    let best = Math.min(tooFar, from === 1 ? row : tooFar);
    current[from - 1] = best;
    for (let column = from; column <= to; column++) {
      const same = typed.charCodeAt(row - 1) === word.charCodeAt(column - 1);
      const changed = (old[column - 1] ?? 0) + (same ? 0 : 1);
      let cell = Math.min(changed, (old[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, tooFar);
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) cell = Math.min(cell, (older[column - 2] ?? 0) + 1);
      current[column] = cell;
      if (cell < best) best = cell;
    }
    current[to + 1] = tooFar;
    if (best > limit) return tooFar;
    const free = older;
    older = old;
    old = current;
    current = free;
  }
  if (!asPrefix) return old[width] ?? tooFar;
  let closest = tooFar;
  for (let column = Math.max(0, typed.length - limit); column <= width; column++) {
    closest = Math.min(closest, old[column] ?? tooFar);
  }
  return closest;
}
