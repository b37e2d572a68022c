import { readIpv4, readIpv6 } from "../readNames.ts";

/** Keys whose values are always masked. */
const NAME_KEYS = "accountName|mailboxName|ACCOUNTNAME|MAILBOXNAME";
const CONTENT_KEYS = "contents|CONTENTS";
/** In text, a value ends before the next key; in JSON, at the first unescaped quote. */
const inText = (keys: string) =>
  `(?<=\\b(?:${keys}) = ")(?:.*?)(?="(?:, [a-z][A-Za-z0-9]* = |\\s*\\}|\\s*$))`;
const inJson = (keys: string) => `(?<="(?:${keys})"\\s*:\\s*")(?:[^"\\\\]|\\\\.)*`;
const NAMES = new RegExp(`${inText(NAME_KEYS)}|${inJson(NAME_KEYS)}`, "gm");
const CONTENTS = new RegExp(`${inText(CONTENT_KEYS)}|${inJson(CONTENT_KEYS)}`, "gm");
/** Hosts without a dot too. */
const HOSTS = /(?<=\b(?:domain|hostname) = "|"(?:domain|hostname)"\s*:\s*")[\p{L}\p{N}_-]+(?=")/giu;
/** Local parts can contain other addresses: `bounce+jane=example.org@list.example`. */
const MAILBOX = /([^\s"<>()[\],;:\\@]+)@([^\s"'<>()[\],;:=\\@]+)/g;
const IPV4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\d)/g;
const IPV6 = /(?<![\da-f:])[\da-f]*:[\da-f:]*:[\da-f:.]*/gi;
const DOMAIN = /(?<![\p{L}\p{N}_/.@-])(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]+(?![\p{L}\p{N}_/-])/gu;
const SOURCE_FILE = /\.(?:rs|toml|json|html?|js|txt|xml|sieve)$/i;

/**
 * Returns a function that replaces addresses, account names, hosts and contents. The same value always gets the same
 * replacement, so that events can still be related. Names of events and properties stay, though they look like hosts.
 */
export function createMask(names: ReadonlySet<string>): (text: string) => string {
  const replacements = { user: new Map(), domain: new Map(), ipv4: new Map(), ipv6: new Map() };

  /** Returns the replacement of a value, ignoring case. */
  function replacement(
    kind: keyof typeof replacements,
    value: string,
    write: (count: number) => string,
  ): string {
    const values: Map<string, string> = replacements[kind];
    const key = value.toLowerCase();
    const replaced = values.get(key) ?? write(values.size + 1);
    values.set(key, replaced);
    return replaced;
  }

  const maskDomain = (domain: string) => replacement("domain", domain, (count) => `host${count}.example`);

  const maskUser = (user: string) => replacement("user", user, (count) => `user${count}`);

  /** Keeps a quote or a name before the address: `smtp.mailfrom=jane@example.org`. */
  function maskMailbox(_: string, local: string, domain: string): string {
    const [start = ""] = /^(?:'|[\w.-]+=)/.exec(local) ?? [];
    const kept = start === "'" || names.has(start.slice(0, -1).toLowerCase()) ? start : "";
    const user = local.slice(kept.length);
    return `${kept}${user && maskUser(user)}@${maskDomain(domain)}`;
  }

  return (text) =>
    text
      .replace(CONTENTS, "removed")
      .replace(MAILBOX, maskMailbox)
      .replace(NAMES, (name) => (isMasked(name) ? name : maskUser(name)))
      .replace(HOSTS, maskDomain)
      .replace(IPV6, (address) => {
        const reading = readIpv6(address);
        // Masks addresses with adjacent characters too.
        const isLike = /::.{4}|.{4}::/.test(address) || address.split(":").length > 5;
        const value = "value" in reading ? reading.value : isLike ? address : null;
        return value === null
          ? address
          : replacement("ipv6", value, (count) => `2001:db8::${count.toString(16)}`);
      })
      .replace(IPV4, (address) =>
        "value" in readIpv4(address)
          ? replacement("ipv4", address, (count) => `10.0.${count >> 8}.${count & 255}`)
          : address,
      )
      .replace(DOMAIN, (domain) =>
        isMasked(domain) || names.has(domain) || SOURCE_FILE.test(domain) ? domain : maskDomain(domain),
      );
}

function isMasked(text: string): boolean {
  return /^(?:user\d+(?:@host\d+\.example)?|host\d+\.example|removed)$/.test(text);
}
