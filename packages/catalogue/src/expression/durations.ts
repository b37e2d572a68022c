/** Milliseconds by the units of durations. */
export const DURATION_UNITS: Record<string, number> = {
  d: 86_400_000,
  h: 3_600_000,
  m: 60_000,
  s: 1000,
  ms: 1,
};

/** Returns the milliseconds of a duration such as `30s`; a number without a unit counts milliseconds. */
export function toMilliseconds(text: string): number | null {
  const [, number, unit = "ms"] = /^\s*(\d+)\s*(d|h|m|s|ms)?\s*$/i.exec(text) ?? [];
  return number === undefined ? null : Number(number) * (DURATION_UNITS[unit.toLowerCase()] ?? 1);
}
