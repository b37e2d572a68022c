import { reverseName } from "../readNames.ts";
import { findInstallForms } from "./installForms.ts";
import { type MyValues, usableValues } from "./myValues.ts";

const IPV4 = "192.0.2.10";
const IPV6 = "2001:db8::10";
const literal = (text: string) => text.replaceAll(".", "\\.");
const ADDRESSES = [reverseName(IPV6), reverseName(IPV4), IPV6, IPV4].map(literal).join("|");
/** Longer numbers and ranges are other addresses; a name may have labels in front of it, and keys are named `rsa-example.org`. */
const PLACEHOLDER = new RegExp(
  [
    `(?<![\\da-f:.])(?:${ADDRESSES})(?![\\da-f:/]|\\.\\d)`,
    "(?<![\\w.-])mail\\.example\\.org(?![\\w-])",
    "(?<!\\w)example\\.org(?![\\w-])",
    "(?<=\\s-u )admin(?=\\s|$)",
  ].join("|"),
  "g",
);

/** Where a line shows the names, addresses, paths and commands that all examples use, and what the reader has instead. */
export function findPlaceholders(text: string, values: MyValues) {
  const names = [...text.matchAll(PLACEHOLDER)].flatMap(({ 0: found, index }) => {
    const value = ownValue(found, values);
    return value === "" || value === found ? [] : [{ start: index, end: index + found.length, value }];
  });
  return [...names, ...findInstallForms(text, values.install)].toSorted((a, b) => a.start - b.start);
}

/** What a tool writes, with the reader's names and addresses; it knows the installation itself. */
export function withOwnNames(text: string): string {
  const found = findPlaceholders(text, { ...usableValues(), install: "" });
  return found.reduceRight(
    (all, { start, end, value }) => all.slice(0, start) + value + all.slice(end),
    text,
  );
}

/** Whether an example could show something of the reader's. */
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
