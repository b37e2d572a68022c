import { isIP } from "node:net";
import type { Setting } from "../../data/schemas.ts";

interface ValueForm {
  /** How such a value is written, to complete "It must be …". */
  form: string;
  fits(text: string): boolean;
}

type PlainKind = Exclude<Setting["type"], "enum" | "expression">;

const anything = { form: "text", fits: () => true };
const wholeNumber = (text: string) => /^[+-]?\d+$/.test(text);
const domainName = (text: string) => /^(\*\.)?[\w-]+(\.[\w-]+)*\.?$/.test(text);

/** How the server reads the values of each type; those that depend on more than the text are elsewhere. */
export const valueForms: Record<PlainKind, ValueForm> = {
  boolean: { form: "true or false", fits: (text) => text === "true" || text === "false" },
  integer: { form: "a whole number", fits: wholeNumber },
  float: { form: "a number", fits: (text) => /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) },
  size: { form: "a number of bytes without a unit", fits: (text) => /^\+?\d+$/.test(text) },
  duration: { form: 'a number above zero with d, h, m, s or ms, such as "30s"', fits: isDuration },
  rate: { form: 'requests per duration, such as "100/1m"', fits: isRate },
  cron: { form: 'minute, hour and weekday, such as "0 3 *"', fits: isCron },
  url: { form: "an address with its scheme", fits: (text) => /^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(text) },
  hostname: { form: "a host name", fits: domainName },
  domain: { form: "a domain name", fits: domainName },
  email: { form: "an e-mail address", fits: (text) => /^\S+@\S+$/.test(text) },
  ip: { form: "an IP address", fits: (text) => isIP(text) > 0 },
  "ip-mask": { form: "an IP address or network", fits: isNetwork },
  address: { form: 'an IP address and port, such as "[::]:25"', fits: isSocketAddress },
  path: anything,
  pattern: anything,
  reference: anything,
  secret: anything,
  string: anything,
  text: anything,
};

const OFF = /^(|false|disabled?|never|0)$/i;

/** Words that switch a setting off where it can be off. */
export function isOff(text: string): boolean {
  return OFF.test(text);
}

function isDuration(text: string): boolean {
  const number = /^\s*(\d+)\s*(d|h|m|s|ms)?\s*$/i.exec(text)?.[1];
  return number !== undefined && Number(number) > 0;
}

function isRate(text: string): boolean {
  if (/^(false|none|unlimited)$/.test(text)) return true;
  const [, requests, period] = /^([^/]+)\/(.+)$/.exec(text) ?? [];
  return /^\s*0*[1-9]\d*\s*$/.test(requests ?? "") && isDuration(period ?? "");
}

/** The server knows three forms: `M * *`, `M H *` and `M H D`. */
function isCron(text: string): boolean {
  const [minute = "", hour = "", day = ""] = text.split(" ");
  if (!isBetween(minute, 0, 59)) return false;
  if (hour.startsWith("*")) return true;
  return isBetween(hour, 0, 23) && (day.startsWith("*") || isBetween(day, 1, 7));
}

function isBetween(text: string, least: number, most: number): boolean {
  return /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
}

/** Ports are whole numbers with a limit of their own. */
export function isPort(text: string): boolean {
  return isBetween(text, 0, 65_535);
}

/** Networks are values of some settings and names in the keys of others. */
export function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || isBetween(bits, 0, version === 4 ? 32 : 128);
}

function isSocketAddress(text: string): boolean {
  const [, six, four, port = ""] = /^(?:\[([^\]]+)\]|([^:]+)):(\d+)$/.exec(text) ?? [];
  return isPort(port) && isIP(six ?? four ?? "") === (six === undefined ? 4 : 6);
}
