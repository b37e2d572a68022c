/** Normalizes a date of YAML or a file name to `2025-07-15` or a full timestamp; null if invalid. */
export function readDate(text: string): string | null {
  const [, year = "", month = "", day = "", rest = ""] = /^(\d{4})-(\d{1,2})-(\d{1,2})(.*)$/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  // A time without a zone is UTC, as in Docusaurus, not local time.
  const zone = /(Z|[+-]\d{2}:?\d{2})$/i.test(rest) ? "" : "Z";
  const stamp = new Date(`${iso}${rest.trim() ? rest.trim().replace(/^T?/i, "T") + zone : "T00:00:00Z"}`);
  if (Number.isNaN(stamp.getTime())) return null;
  return rest.trim() ? stamp.toISOString() : iso;
}
