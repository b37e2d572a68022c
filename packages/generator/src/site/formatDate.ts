import type { LocaleConfig } from "../shared/metadata.ts";

/** Returns a formatter for `July 15, 2025`, in UTC, used at build time only, so that server and browser agree. */
export function createFormatDate({ htmlLang, calendar }: LocaleConfig) {
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC", calendar } as const;
  const format = new Intl.DateTimeFormat(htmlLang, options);
  return (iso: string) => format.format(new Date(iso));
}

/** Converts seconds since 1970 to `2025-07-15`. */
export function secondsToIsoDate(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString().slice(0, 10);
}
