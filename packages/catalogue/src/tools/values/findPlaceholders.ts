import { reverseName } from "../readNames.ts";
import { findInstallForms } from "./installForms.ts";
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

/** Finds the example names, addresses, paths and commands in a line, with their replacements. */
export function findPlaceholders(text: string, values: MyValues) {
  const names = [...text.matchAll(PLACEHOLDER)].flatMap(({ 0: found, index }) => {
    const value = ownValue(found, values);
    return value === "" || value === found ? [] : [{ start: index, end: index + found.length, value }];
  });
  return [...names, ...findInstallForms(text, values.install)].toSorted((a, b) => a.start - b.start);
}

/** Replaces names and addresses in the output of a tool, but not what depends on the installation. */
export function fillInOwnNames(text: string): string {
  const found = findPlaceholders(text, { ...validValues(), install: "" });
  return found.reduceRight(
    (all, { start, end, value }) => all.slice(0, start) + value + all.slice(end),
    text,
  );
}

/** Whether an example has anything to replace. */
export function hasPlaceholders(text: string): boolean {
  return (
    text.search(PLACEHOLDER) >= 0 ||
    text.split("\n").some((line) => findInstallForms(line, "windows").length > 0)
  );
}

function ownValue(found: string, { domain, host, ipv4, ipv6, admin }: MyValues): string {
  switch (found) {
    case "admin":
      return admin;
    case "mail.example.org":
      return host || (domain && `mail.${domain}`);
    case "example.org":
      return domain;
    case IPV4:
      return ipv4;
    case IPV6:
      return ipv6;
    case reverseName(IPV4):
      return ipv4 && reverseName(ipv4);
    default:
      return ipv6 && reverseName(ipv6);
  }
}
