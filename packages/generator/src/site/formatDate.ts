import { type Recall, workAlways } from "../content/remember.ts";
import type { LocaleConfig } from "../shared/metadata.ts";

/** Turns `2025-07-15` into the date readers see. */
export type FormatDate = (iso: string) => string;

/** `July 15, 2025`: formatted once at build time, in UTC, so that server and browser always agree. */
export function createFormatDate(
  { htmlLang, calendar }: LocaleConfig,
  recall: Recall = workAlways,
): FormatDate {
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC", calendar } as const;
  // Looking up a language takes longer than to write a thousand dates in it.
  let format: Intl.DateTimeFormat | null = null;
  return (iso) =>
    recall(`date ${htmlLang} ${calendar} ${iso}`, () => {
      format ??= new Intl.DateTimeFormat(htmlLang, options);
      return format.format(new Date(iso));
    });
}

/** Seconds since 1970 → `2025-07-15`. */
export function secondsToIsoDate(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
