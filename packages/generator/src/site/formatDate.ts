import type { LocaleConfig } from "../shared/metadata.ts";

/** Formats `2025-07-15` as `July 15, 2025`: at build time only, so that server and browser agree. */
export function formatDate(iso: string, { htmlLang, calendar }: LocaleConfig): string {
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC", calendar } as const;
  return new Date(iso).toLocaleDateString(htmlLang, options);
}

/** Converts seconds since 1970 to `2025-07-15`. */
export function secondsToIsoDate(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString().slice(0, 10);
}
