import type { LocaleConfig } from "../shared/metadata.ts";

/** Returns a formatter for `July 15, 2025`, in UTC, used at build time only, so that server and browser agree. */
export function createFormatDate({ htmlLang, calendar }: LocaleConfig) {
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC", calendar } as const;
  const format = new Intl.DateTimeFormat(htmlLang, options);
  return (iso: string) => format.format(new Date(iso));
}

/** Seconds since 1970 → `2025-07-15`. */
export function secondsToIsoDate(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
