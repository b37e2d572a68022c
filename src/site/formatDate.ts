import type { LocaleConfig } from "../shared/metadata.ts";

/** `July 15, 2025`: formatted once at build time, in UTC, so that server and browser always agree. */
export function formatDate(iso: string, locale: LocaleConfig): string {
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale.htmlLang, { ...options, calendar: locale.calendar }).format(
    new Date(iso),
  );
}

/** Seconds since 1970 → `2025-07-15`. */
export function secondsToIsoDate(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
