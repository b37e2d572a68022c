import { holdsSecret } from "../data/secrets.ts";
import { toMilliseconds } from "../expression/durations.ts";
import { ipVersion, isNetwork, isSocketAddress } from "../expression/ipAddresses.ts";
import type { Setting } from "./settingSchema.ts";

interface ValueForm {
  /** Completes "It must be …". */
  form: string;
  fits(text: string): boolean;
}

const wholeNumber = (text: string) => /^\+?\d+$/.test(text);
const domainName = (text: string) => /^(\*\.)?[\w-]+(\.[\w-]+)*\.?$/.test(text);

/** The syntax of each type that depends on the text alone. */
export const valueForms: Partial<Record<Setting["type"], ValueForm>> = {
  boolean: { form: "true or false", fits: (text) => text === "true" || text === "false" },
  integer: { form: "a whole number from 0", fits: wholeNumber },
  float: { form: "a number", fits: (text) => /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) },
  size: { form: "a number of bytes without a unit", fits: wholeNumber },
  duration: { form: 'a number above zero with d, h, m, s or ms, such as "30s"', fits: isDuration },
  rate: { form: 'requests per duration, such as "100/1m"', fits: isRate },
  cron: { form: 'minute, hour and weekday, such as "0 3 *"', fits: isCron },
  url: { form: "an address with its scheme", fits: (text) => /^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(text) },
  hostname: { form: "a host name", fits: domainName },
  domain: { form: "a domain name", fits: domainName },
  email: { form: "an e-mail address", fits: (text) => /^\S+@\S+$/.test(text) },
  ip: { form: "an IP address", fits: (text) => ipVersion(text) !== 0 },
  "ip-mask": { form: "an IP address or network", fits: isNetwork },
  address: { form: 'an IP address and port, such as "[::]:25"', fits: isSocketAddress },
};

const UNITS: Record<string, number> = { k: 1024, m: 1024 ** 2, g: 1024 ** 3, t: 1024 ** 4 };
const PERIODS = new Map(
  Object.entries({
    sec: "s",
    second: "s",
    min: "m",
    minute: "m",
    hour: "h",
    hr: "h",
    day: "d",
  }),
);

/** Returns the intended value where other programs would accept the text, such as `yes` or `10MB`. */
export function suggestValue(type: Setting["type"], text: string): string | null {
  if (type === "boolean" && /^(yes|on|1|true)$/i.test(text)) return "true";
  if (type === "boolean" && /^(no|off|0|false)$/i.test(text)) return "false";
  if (type === "size" || type === "integer") {
    const [, number = "", unit = ""] = /^([\d_, ]+?)\s*([kmgt])?i?b?(?:ytes)?$/i.exec(text) ?? [];
    const bare = number.replace(/[_, ]/g, "");
    if (bare === "" || (unit !== "" && type === "integer")) return null;
    return String(Number(bare) * (UNITS[unit.toLowerCase()] ?? 1));
  }
  if (type === "duration") {
    const [, number, unit = ""] = /^(\d+)\s*([a-z]+?)s?$/i.exec(text) ?? [];
    const letter = PERIODS.get(unit.toLowerCase());
    return number && letter ? number + letter : null;
  }
  return null;
}

/** Whether the text switches a setting off, if it can be off. */
export function isOff(text: string): boolean {
  return /^(|false|disabled?|never|0)$/i.test(text);
}

/** Whether the text contains `%{env:NAME}%`, `%{file:PATH}%` or `%{cfg:KEY}%`, which can expand to any value. */
export function hasMacro(text: string): boolean {
  return /%\{(env|file|cfg):[^}]*\}%/.test(text);
}

function isDuration(text: string): boolean {
  return (toMilliseconds(text) ?? 0) > 0;
}

function isRate(text: string): boolean {
  if (/^(false|none|unlimited)$/.test(text)) return true;
  const [, requests, period] = /^([^/]+)\/(.+)$/.exec(text) ?? [];
  return /^\s*0*[1-9]\d*\s*$/.test(requests ?? "") && isDuration(period ?? "");
}

/** The server has three forms: `M * *`, `M H *` and `M H D`; in the last it checks the hour against the range of days. */
function isCron(text: string): boolean {
  const [minute = "", hour = "", day = ""] = text.split(" ");
  if (!isBetween(minute, 0, 59)) return false;
  if (hour.startsWith("*")) return true;
  if (day.startsWith("*")) return isBetween(hour, 0, 23);
  return isBetween(hour, 1, 7) && /^\d+$/.test(day);
}

function isBetween(text: string, least: number, most: number): boolean {
  return /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
}

export function isPort(text: string): boolean {
  return isBetween(text, 0, 65_535);
}

/** What is shown in place of a secret. */
export const MASK = "••••••••";

/** Whether a value is a password, key or token, or has one; a macro only names where the secret is. */
export function isSecret(text: string, { key, type }: { key: string; type?: string | undefined }): boolean {
  return !hasMacro(text) && ((type === "secret" && text !== "") || holdsSecret(key, text));
}
