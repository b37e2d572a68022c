import { reverseName } from "../readNames.ts";
import { type MyValues, validValues } from "./myValues.ts";

const IPV4 = "192.0.2.10";
const IPV6 = "2001:db8::10";
const literal = (text: string) => text.replaceAll(".", "\\.");
const ADDRESSES = [reverseName(IPV6), reverseName(IPV4), IPV6, IPV4].map(literal).join("|");
/** Excludes longer addresses and ranges, but includes subdomains and names of keys such as `rsa-example.org`. */
const PLACEHOLDER = new RegExp(
  [
    `(?<![\\da-f:.])(?:${ADDRESSES})(?![\\da-f:/]|\\.\\d)`,
    "(?<![\\w.-])mail\\.example\\.org(?![\\w-])",
    "(?<!\\w)example\\.org(?![\\w-])",
    "(?<=\\s-u )admin(?=\\s|$)",
  ].join("|"),
  "g",
);

/** Finds the example names and addresses in a line, with their replacements. */
export function findPlaceholders(text: string, values: MyValues) {
  const replacements = replacementsOf(values);
  return [...text.matchAll(PLACEHOLDER)].flatMap(({ 0: example, index }) => {
    const value = replacements[example] ?? "";
    return value === "" || value === example ? [] : [{ start: index, end: index + example.length, value }];
  });
}

/** Replaces names and addresses in the output of a tool. */
export function fillInOwnNames(text: string): string {
  return findPlaceholders(text, validValues()).reduceRight(
    (all, { start, end, value }) => all.slice(0, start) + value + all.slice(end),
    text,
  );
}

/** Whether an example has anything to replace. */
export function hasPlaceholders(text: string): boolean {
  return text.search(PLACEHOLDER) >= 0;
}

/** What takes the place of each example; empty where it stays. */
function replacementsOf({ domain, host, ipv4, ipv6, admin }: MyValues): Record<string, string> {
  return {
    admin,
    "example.org": domain,
    "mail.example.org": host || (domain && `mail.${domain}`),
    [IPV4]: ipv4,
    [IPV6]: ipv6,
    [reverseName(IPV4)]: ipv4 && reverseName(ipv4),
    [reverseName(IPV6)]: ipv6 && reverseName(ipv6),
  };
}
