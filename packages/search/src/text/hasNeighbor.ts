/** Tells whether one of the words differs from this one by a single letter. */
export function hasNeighbor(word: string, words: Pick<ReadonlyMap<string, unknown>, "keys">): boolean {
  for (const other of words.keys()) if (isNeighbor(word, other)) return true;
  return false;
}

function isNeighbor(one: string, other: string): boolean {
  const difference = one.length - other.length;
  if (difference < -1 || difference > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const ends = (skipped: number, otherSkipped: number) =>
    one.slice(start + skipped) === other.slice(start + otherSkipped);
  if (difference === 0) return ends(1, 1);
  return difference > 0 ? ends(1, 0) : ends(0, 1);
}
