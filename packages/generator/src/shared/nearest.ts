/**
 * The candidate closest to a misspelled word, or null when none is close enough to be meant. Of paths, only the parts
 * that differ are compared: a long folder makes no two names alike.
 */
export function nearest(word: string, candidates: Iterable<string>): string | null {
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

/** Both without the folders they share at the beginning and the ending they share. */
function differingParts(left: string, right: string): [string, string] {
  let start = 0;
  for (let at = 0; at < left.length && left[at] === right[at]; at++) if (left[at] === "/") start = at + 1;
  const ending = /\.\w+$/.exec(left.slice(start))?.[0] ?? "";
  const end = ending !== "" && right.endsWith(ending) ? -ending.length : undefined;
  return [left.slice(start, end), right.slice(start, end)];
}

/** Letters to change, add, remove or swap with their neighbor. */
function editDistance(left: string, right: string): number {
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

/** `did you mean …` for a hint, or nothing. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const match = nearest(word, candidates);
  return match === null ? undefined : `Did you mean "${match}"?`;
}
