/** Long enough for the eye to follow, short enough never to wait for. */
const LONGEST_MS = 400;
const REDUCED_MS = 1;

/** Milliseconds a list of this height takes to open or close: taller takes longer, though far less than in proportion. */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return REDUCED_MS;
  if (height <= 0) return 0;
  const scale = height / 36;
  return Math.min(LONGEST_MS, Math.round((4 + 15 * scale ** 0.25 + scale / 5) * 10));
}
