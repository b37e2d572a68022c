/** How far a typed word may be from the one that was meant: one edit from 4 letters, two from 8, none with digits. */
export function allowedEdits(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /[^\p{L}]/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

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
  if (typed.length - word.length > limit || (!asPrefix && word.length > width)) return tooFar;
  let older: number[] = [];
  let old = Array.from({ length: width + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= width; column++) {
      const same = typed[row - 1] === word[column - 1];
      let cell = (old[column - 1] ?? tooFar) + (same ? 0 : 1);
      cell = Math.min(cell, (old[column] ?? tooFar) + 1, (current[column - 1] ?? tooFar) + 1);
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) cell = Math.min(cell, (older[column - 2] ?? tooFar) + 1);
      current.push(cell);
      if (cell < best) best = cell;
    }
    if (best > limit) return tooFar;
    older = old;
    old = current;
  }
  const distance = asPrefix ? Math.min(...old) : (old[width] ?? tooFar);
  return Math.min(distance, tooFar);
}
