/** Nobody types more, and the time grows with the square of it. */
const LONGEST = 500;

/**
 * Returns the candidate closest to a misspelled word, or null if none is close enough. Shared folders and extensions of
 * paths are ignored, because they would make unrelated names similar.
 */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  if (word.length > LONGEST) return null;
  let best: string | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const [left, right] = differingParts(word, candidate);
    const most = Math.min(Math.max(2, word.length / 6), (left.length + 1) / 3);
    if (Math.abs(left.length - right.length) > most) continue;
    const distance = editDistance(left, right);
    if (distance <= most && distance < bestDistance) {
      bestDistance = distance;
      best = candidate;
    }
  }
  return best;
}

/** Removes the leading folders and the extension that both have in common. */
function differingParts(left: string, right: string): [string, string] {
  let start = 0;
  for (let at = 0; at < left.length && left[at] === right[at]; at++) if (left[at] === "/") start = at + 1;
  const ending = /\.\w+$/.exec(left.slice(start))?.[0] ?? "";
  const end = ending !== "" && right.endsWith(ending) ? -ending.length : undefined;
  return [left.slice(start, end), right.slice(start, end)];
}

/** Damerau–Levenshtein distance: how many letters differ, or are swapped. */
export function editDistance(left: string, right: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const substitution = (previous[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const swap = isSwapped ? (beforePrevious[column - 2] ?? 0) + 1 : substitution;
      current.push(Math.min(swap, substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[right.length] ?? 0;
}

export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const match = nearest(word, candidates);
  return match === null ? undefined : `Did you mean "${match}"?`;
}
