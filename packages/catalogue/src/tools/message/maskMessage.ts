import { createMask } from "../log/maskLog.ts";

/** What is longer is no text. */
const MAX_LENGTH = 200_000;
const MAX_LINE = 2000;
/** Headers that explain a delivery; the values of all others are removed. */
const KEPT =
  /^(?:received|received-spf|authentication-results|arc-[a-z-]+|dkim-signature|x-spam-(?:result|score|status)|x-spamd-result|return-path|delivered-to|from|sender|to|cc|reply-to|date|message-id|in-reply-to|mime-version|content-type|content-transfer-encoding|auto-submitted|precedence)$/i;
const ADDRESSES = /^(?:return-path|delivered-to|from|sender|to|cc|reply-to)$/i;
/** Names of properties that look like hosts, or stand before addresses. */
const PROPERTIES = new Set(
  "header.from header.d header.i header.s header.b header.a smtp.mailfrom smtp.helo smtp.auth smtp.rcpttodomain policy.dmarc policy.iprev policy.arc envelope-from i".split(
    " ",
  ),
);

/** Returns the headers without what identifies people and servers; the same value always gets the same replacement. */
export function maskHeaders(source: string): string {
  const mask = createMask(PROPERTIES);
  const ids = new Map<string, string>();
  const [head = ""] = source.slice(0, MAX_LENGTH).split(/\r?\n[ \t]*\r?\n/, 1);
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  return lines.flatMap((line) => maskLine(line.slice(0, MAX_LINE))).join("\n");

  function maskLine(line: string): string[] {
    const [, name = "", value = ""] = /^([\w-]{1,80})[ \t]*:(.*)$/s.exec(line) ?? [];
    if (name === "") return [];
    if (/^(?:message-id|in-reply-to)$/i.test(name)) return [`${name}: <${idOf(value.trim())}>`];
    if (!KEPT.test(name)) return [`${name}: removed`];
    const text = value.trim();
    if (!ADDRESSES.test(name)) return [`${name}: ${mask(withoutTokens(text))}`];
    const addresses = text.match(/[^\s<>,;:"()]+@[^\s<>,;:"()]+/g) ?? ["removed"];
    return [`${name}: ${mask(addresses.join(", "))}`];
  }

  function idOf(value: string): string {
    const id = ids.get(value) ?? `id${ids.size + 1}`;
    ids.set(value, id);
    return id;
  }
}

/** Removes signatures, hashes, ids of queues, names of users and addresses of pages, and marks short host names. */
function withoutTokens(value: string): string {
  return value
    .replace(/https?:\/\/[^\s<>"]+/gi, "removed")
    .replace(/IPv6:/gi, "")
    .replace(/(?<=[;\s.]|^)(bh?|z)=[^;]*?(?=;|\s[a-z.]+=|$)/g, "$1=removed")
    .replace(/(?<=\sid )[^\s;]+|(?<=authenticated (?:sender|user)[: ]+|smtp\.auth=)[^\s)]+/gi, "removed")
    .replace(/(?<=\()(?!unknown )[\w-]+(?= \[)/g, "$&.local")
    .replace(/(?<=(?:^|[\s(])(?:from|by|helo|ehlo)[ =])[\w-]+(?=[\s();]|$)/gi, "$&.local")
    .replace(/(?<![\w.@-])(?=[\w+/-]*\d)[\w+/-]{24,}=*(?![\w.@-])/g, "removed");
}
