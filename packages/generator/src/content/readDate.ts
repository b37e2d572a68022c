/** Normalizes a date of YAML or a file name to `2025-07-15` or a full timestamp; null if invalid. */
export function readDate(text: string): string | null {
  const [, year = "", month = "", day = "", rest = ""] = /^(\d{4})-(\d{1,2})-(\d{1,2})(.*)$/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const midnight = new Date(`${iso}T00:00:00Z`);
  // JavaScript reads February 30 as March 1.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== iso) return null;
  const time = rest.trim().replace(/^T?/i, "T");
  if (time === "T") return iso;
  // A time without a zone is UTC, as in Docusaurus, not local time.
  const stamp = new Date(`${iso}${time}${/(Z|[+-]\d{2}:?\d{2})$/i.test(time) ? "" : "Z"}`);
  return Number.isNaN(stamp.getTime()) ? null : stamp.toISOString();
}
