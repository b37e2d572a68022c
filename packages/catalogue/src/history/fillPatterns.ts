import type { KeyMention } from "./rustKeys.ts";

export interface SeenKey extends KeyMention {
  file: string;
}

/** Prefixes that callers pass to code in these files. A prefix only applies to releases that also name it elsewhere. */
const PREFIXES: { file: RegExp; prefixes: string[] }[] = [
  { file: /store\/src\/backend\//, prefixes: ["store.*"] },
  { file: /directory\/src\//, prefixes: ["directory.*"] },
  { file: /config\/queue\.rs$|smtp\/queue\.rs$/, prefixes: ["queue.quota.*"] },
  {
    file: /throttle\.rs$/,
    prefixes: [
      "session.throttle.*",
      "queue.throttle.*",
      "queue.limiter.inbound.*",
      "queue.limiter.outbound.*",
    ],
  },
  { file: /common\/src\/config\/mod\.rs$/, prefixes: ["asn", "webhook.*", "enterprise.ai.*"] },
  { file: /config\/network\.rs$/, prefixes: ["form.email", "form.name", "form.subject"] },
  { file: /smtp\/session\.rs$/, prefixes: ["session.milter", "session.hook"] },
];

/** Names that code inserts from a list. A name only applies to releases that have it as a string in `file`. */
const NAMES: { pattern: RegExp; file: RegExp; names: string[] }[] = [
  {
    pattern: /^cache\.\*\.(?:size|capacity)$/,
    file: /config\/inner\.rs$/,
    names: [
      ..."access-token http-auth permission message mailbox thread files events contacts scheduling bayes".split(
        " ",
      ),
      ..."txt mx ptr ipv4 ipv6 tlsa mta-sts rbl".split(" ").map((record) => `dns.${record}`),
    ],
  },
  { pattern: /^report\.\*\.aggregate\./, file: /report\.rs$/, names: ["dmarc", "tls"] },
  { pattern: /^report\.\*\.(?!aggregate)[a-z]/, file: /report\.rs$/, names: ["dkim", "spf", "dmarc"] },
  {
    pattern: /^server\.(?:listener\.\*\.)?socket\.\*$/,
    file: /listener\.rs$/,
    names: ["reuse-addr", "reuse-port", "send-buffer-size", "recv-buffer-size", "tos"],
  },
  {
    pattern: /^spam-filter\.header\.\*\./,
    file: /spamfilter\.rs$/,
    names: ["status", "result", "llm", "bayes"],
  },
  {
    pattern: /^object-quota\.\*$/,
    file: /collection\.rs$/,
    names: [
      ..."push-subscription email mailbox thread identity email-submission sieve-script principal".split(" "),
      ..."calendar calendar-event address-book contact-card file-node calendar-event-notification".split(" "),
    ],
  },
  {
    pattern: /^(?:config\.resource\.\*|\*\*\.resource)$/,
    file: /manager\//,
    names: ["spam-filter", "webadmin"],
  },
  {
    pattern: /^store\.\*\.query\.\*$/,
    file: /sql\/config\.rs$/,
    names: ["name", "members", "emails", "recipients", "secrets", "verify", "expand", "domains"],
  },
  {
    pattern: /^(?:resolver\.cache\.\*|cache\.resolver\.\*\.size)$/,
    file: /resolver\.rs$/,
    names: ["txt", "mx", "ptr", "ipv4", "ipv6"],
  },
  { pattern: /^acme\.\*\.\*$/, file: /acme\/cache\.rs$/, names: ["account-key", "cert"] },
];

/** Replaces the wildcards in the patterns of a release, and drops patterns that stay incomplete. */
export function fillPatterns(keys: SeenKey[], strings: (file: RegExp) => ReadonlySet<string>): SeenKey[] {
  const whole = new Set(keys.map(({ pattern }) => pattern).filter((pattern) => !pattern.startsWith("**")));
  const isNamed = (prefix: string) => {
    const head = prefix.replace(/\.\*$/, "");
    return [...whole].some((pattern) => pattern === head || pattern.startsWith(`${prefix}.`));
  };
  return keys.flatMap((key) => {
    const list = NAMES.find(({ pattern }) => pattern.test(key.pattern));
    if (list) {
      const known = strings(list.file);
      return list.names
        .filter((name) => known.has(name))
        .map((name) => ({ ...key, pattern: insertName(key.pattern, name) }));
    }
    if (!key.pattern.startsWith("**")) return [key];
    const prefixes = PREFIXES.find(({ file }) => file.test(key.file))?.prefixes ?? [];
    return prefixes.filter(isNamed).map((prefix) => ({ ...key, pattern: key.pattern.replace("**", prefix) }));
  });
}

/** Replaces the last wildcard, or the leading `**`. */
function insertName(pattern: string, name: string): string {
  const at = pattern.lastIndexOf("*");
  return `${pattern.slice(0, pattern.startsWith("**") ? 0 : at)}${name}${pattern.slice(at + 1)}`;
}
