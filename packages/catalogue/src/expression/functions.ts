import { md5, sha1 } from "@noble/hashes/legacy.js";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { ipBits, ipVersion, isInNetwork, reverseLabels } from "./ipAddresses.ts";
import {
  compare,
  fromBoolean,
  isEqual,
  Keyword,
  toBoolean,
  toCount,
  toList,
  toText,
  type Value,
} from "./values.ts";

type Function = (...values: [Value, Value, Value]) => Value;

/** A list of more items is refused: the server would run out of memory. */
const MAX_ITEMS = 10_000;
const HASHES = new Map<string, (bytes: Uint8Array) => Uint8Array>(
  Object.entries({ md5, sha1, sha256, sha512 }),
);

/** Applies a function to a text, or to each item of a list. */
const each = (change: (text: string) => Value) => (value: Value) =>
  Array.isArray(value) ? value.map((item) => change(toText(item))) : change(toText(value));
const is = (test: (text: string) => boolean) => (value: Value) => fromBoolean(test(toText(value)));
const countOf = (pattern: RegExp) => (value: Value) => BigInt(toText(value).match(pattern)?.length ?? 0);
const lettersAre = (pattern: RegExp) =>
  each((text) => fromBoolean((text.match(/\p{Alphabetic}/gu) ?? []).every((letter) => pattern.test(letter))));

/** The functions that need nothing but their arguments; `sort` depends on the release. */
export const functions: Record<string, Function> = {
  count: (value) => BigInt(Array.isArray(value) ? value.length : value === "" ? 0 : 1),
  dedup(value) {
    const list = toList(value);
    return list.filter((item, at) => list.findIndex((one) => isEqual(one, item)) === at);
  },
  winnow: (value) => (Array.isArray(value) ? value.filter((item) => item !== "") : value),
  is_intersect(a, b) {
    const [list, other] = Array.isArray(a) ? [a, b] : [b, a];
    const others = Array.isArray(other) ? other : [other];
    return fromBoolean(Array.isArray(list) && list.some((item) => others.some((one) => isEqual(item, one))));
  },
  is_email: is(isEmail),
  email_part: (value, part) =>
    each((text) => {
      const at = text.lastIndexOf("@");
      if (at < 0) return "";
      if (toText(part) === "local") return trim(text.slice(0, at));
      return toText(part) === "domain" ? trim(text.slice(at + 1)) : "";
    })(value),
  is_empty: (value) => fromBoolean(value === "" || (Array.isArray(value) && value.length === 0)),
  is_number: (value) => fromBoolean(typeof value === "bigint" || typeof value === "number"),
  is_ip_addr: is((text) => ipVersion(text) !== 0),
  is_ipv4_addr: is((text) => ipVersion(text) === 4),
  is_ipv6_addr: is((text) => ipVersion(text) === 6),
  is_ip_in_cidr: (value, network) => fromBoolean(isInNetwork(toText(value), toText(network))),
  ip_reverse_name: (value) => (ipBits(toText(value)) === null ? "" : reverseLabels(toText(value))),
  trim: each(trim),
  trim_end: each((text) => text.replace(/\p{White_Space}+$/u, "")),
  trim_start: each((text) => text.replace(/^\p{White_Space}+/u, "")),
  len: (value) => BigInt(Array.isArray(value) ? value.length : utf8ToBytes(toText(value)).length),
  to_lowercase: each((text) => text.toLowerCase()),
  to_uppercase: each((text) => text.toUpperCase()),
  is_uppercase: lettersAre(/\p{Uppercase}/u),
  is_lowercase: lettersAre(/\p{Lowercase}/u),
  has_digits: each((text) => fromBoolean(/\d/.test(text))),
  count_spaces: countOf(/\p{White_Space}/gu),
  count_uppercase: countOf(/\p{Uppercase}/gu),
  count_lowercase: countOf(/\p{Lowercase}/gu),
  count_chars: countOf(/[\s\S]/gu),
  contains: (value, needle) =>
    fromBoolean(
      Array.isArray(value)
        ? value.some((item) => isEqual(item, needle))
        : toText(value).includes(toText(needle)),
    ),
  contains_ignore_case(value, needle) {
    const text = toText(needle);
    if (Array.isArray(value))
      return fromBoolean(
        value.some((item) => typeof item === "string" && lowerAscii(item) === lowerAscii(text)),
      );
    if (typeof value !== "string") return fromBoolean(toText(value).includes(text));
    return fromBoolean(value.toLowerCase().includes(text.toLowerCase()));
  },
  eq_ignore_case: (a, b) => fromBoolean(lowerAscii(toText(a)) === lowerAscii(toText(b))),
  starts_with: (value, prefix) => fromBoolean(toText(value).startsWith(toText(prefix))),
  ends_with: (value, suffix) => fromBoolean(toText(value).endsWith(toText(suffix))),
  lines: (value) =>
    typeof value === "string"
      ? value
          .replace(/\n$/, "")
          .split("\n")
          .map((line) => line.replace(/\r$/, ""))
          .slice(value === "" ? 1 : 0)
      : value,
  substring(value, start, length) {
    const from = toCount(start);
    return [...toText(value)].slice(from, from + toCount(length)).join("");
  },
  strip_prefix: (value, prefix) =>
    each((text) => (text.startsWith(toText(prefix)) ? text.slice(toText(prefix).length) : ""))(value),
  strip_suffix: (value, suffix) =>
    each((text) => (text.endsWith(toText(suffix)) ? text.slice(0, text.length - toText(suffix).length) : ""))(
      value,
    ),
  split: (value, separator) => split(toText(value), toText(separator)),
  rsplit: (value, separator) => {
    const [text, by] = [toText(value), toText(separator)];
    return by === "" ? split(text, by).toReversed() : split(reverse(text), reverse(by)).map(reverse);
  },
  split_once: (value, separator) =>
    cut(toText(value), toText(separator), toText(value).indexOf(toText(separator))),
  rsplit_once: (value, separator) =>
    cut(toText(value), toText(separator), toText(value).lastIndexOf(toText(separator))),
  split_n(value, separator, times) {
    const by = toText(separator);
    let rest = toText(value);
    const parts: string[] = [];
    for (let left = toTimes(times); left > 0 && rest.includes(by); left--) {
      if (parts.length >= MAX_ITEMS) throw new RangeError(`More than ${MAX_ITEMS} parts are not tried here.`);
      parts.push(rest.slice(0, rest.indexOf(by)));
      rest = rest.slice(rest.indexOf(by) + by.length);
    }
    return [...parts, rest];
  },
  split_words: (value) =>
    toText(value)
      .split(/\p{White_Space}+/u)
      .filter((word) => /^[\p{Alphabetic}\p{N}]+$/u.test(word)),
  hash(value, algorithm) {
    const digest = HASHES.get(toText(algorithm));
    return digest ? bytesToHex(digest(utf8ToBytes(toText(value)))) : "";
  },
  if_then: (condition, yes, no) => (toBoolean(condition) ? yes : no),
};

/** Sorts as 0.15 does, where `true` means descending; in 0.16 it means ascending. */
export function sort(value: Value, isDescending: boolean): Value[] {
  const sign = isDescending ? -1 : 1;
  // The server puts what has no order behind.
  return toList(value).toSorted((a, b) => sign * (compare(a, b) || (Number.isNaN(compare(a, b)) ? 1 : 0)));
}

function trim(text: string): string {
  return text.replace(/^\p{White_Space}+|\p{White_Space}+$/gu, "");
}

function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function split(text: string, separator: string): string[] {
  return separator === "" ? ["", ...text, ""] : text.split(separator);
}

const reverse = (text: string) => [...text].toReversed().join("");

function cut(text: string, separator: string, at: number): Value {
  return at < 0 ? "" : [text.slice(0, at), text.slice(at + separator.length)];
}

/** Negative numbers mean all. */
function toTimes(value: Value): number {
  if (typeof value === "number") return value < 0 ? Number.MAX_SAFE_INTEGER : Math.trunc(value) || 0;
  if (typeof value === "string") return /^-\d+$/.test(value) ? Number.MAX_SAFE_INTEGER : toCount(value);
  return value instanceof Keyword ? 0 : toCount(value);
}

/** The server's own check: one @, a dot behind it, and any characters that addresses have, quoted or not. */
function isEmail(text: string): boolean {
  let [last, isQuoted, ats, dots, local, size] = ["", false, 0, 0, 0, 0];
  for (const character of text) {
    if (/[\w!#$%&'*+\-/=?^`{|}~\x7f-\u{10ffff}]/u.test(character)) size++;
    else if (character === "." && !isQuoted) {
      if (last === "." || last === "@" || size === 0) return false;
      size++;
      if (ats === 1) dots++;
    } else if (character === "@" && !isQuoted) {
      ats++;
      local = size;
      size = 0;
    } else if (isQuoted && /[>:, ]/.test(character)) size++;
    else if (character === '"' && (!isQuoted || last !== "\\")) isQuoted = !isQuoted;
    else if (!isQuoted) return false;
    last = character;
  }
  return ats === 1 && dots > 0 && local > 0 && size > 0;
}
