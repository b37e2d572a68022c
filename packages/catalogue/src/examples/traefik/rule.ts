import { didYouMean } from "../../../../generator/src/shared/nearest.ts";
import { text } from "./values.ts";

/** How many values each matcher takes: pkg/muxer in Traefik's source. */
type Matchers = Record<string, number[]>;

const TCP: Matchers = { ALPN: [1], ClientIP: [1], HostSNI: [1], HostSNIRegexp: [1] };

const HTTP: Matchers = {
  ClientIP: [1],
  Method: [1],
  Host: [1],
  HostRegexp: [1],
  Path: [1],
  PathRegexp: [1],
  PathPrefix: [1],
  Header: [2],
  HeaderRegexp: [2],
  Query: [1, 2],
  QueryRegexp: [1, 2],
};

const VALUE = /`[^`]+`|"[^"]+"/g;
const VALUES = `(?:${VALUE.source})(?:\\s*,\\s*(?:${VALUE.source}))*`;
const MATCHER = new RegExp(`(\\w+)\\(\\s*(${VALUES})\\s*\\)`, "g");

export const tcpRule = ruleOf(TCP);
export const httpRule = ruleOf(HTTP);

/** Whether Traefik has to read a name from the TLS handshake for this rule. */
export function needsTls(rule: string): boolean {
  const name = /\bHostSNI\(\s*[`"]([^`"]+)/.exec(rule)?.[1];
  return name !== undefined && name !== "*";
}

function ruleOf(matchers: Matchers) {
  return text.superRefine((rule, context) => {
    const fault = faultIn(rule, matchers);
    if (fault !== null) context.addIssue(fault);
  });
}

function faultIn(rule: string, matchers: Matchers): string | null {
  for (const [, name = "", values = ""] of rule.matchAll(MATCHER)) {
    const counts = matchers[name];
    const count = values.match(VALUE)?.length ?? 0;
    if (!counts) {
      return `Unknown matcher "${name}". ${didYouMean(name, Object.keys(matchers)) ?? `There are ${Object.keys(matchers).join(", ")}.`}`;
    }
    if (!counts.includes(count)) return `"${name}" takes ${counts.join(" or ")} values, not ${count}`;
  }
  return isCondition(rule.replaceAll(MATCHER, "x")) ? null : "The rule cannot be read";
}

/** Whether the matchers, each an `x` here, are put together by `&&`, `||`, `!` and parentheses. */
function isCondition(rule: string): boolean {
  const shorter = rule.trim().replace(/!\s*x|\(\s*x\s*\)|x\s*(?:&&|\|\|)\s*x/g, "x");
  return shorter === rule ? rule === "x" : isCondition(shorter);
}
