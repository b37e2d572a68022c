/** A word that a setting knows, such as `relaxed`; the server counts it as a number or compares it by its name. */
export class Keyword {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A value of the server: an integer of 64 bits, a float, a text, a list or a word of the setting. */
export type Value = bigint | number | string | Value[] | Keyword;

const MAX = 2n ** 63n - 1n;
const MIN = -(2n ** 63n);

/** Keeps a result within 64 bits, as the server does. */
export function saturate(integer: bigint): bigint {
  return integer > MAX ? MAX : integer < MIN ? MIN : integer;
}

export function toBoolean(value: Value): boolean {
  if (typeof value === "object") return value instanceof Keyword || value.length > 0;
  return typeof value === "string" ? value !== "" : typeof value === "bigint" ? value !== 0n : value !== 0;
}

export function fromBoolean(is: boolean): bigint {
  return is ? 1n : 0n;
}

/** Returns the text that functions work with: `1.0`, and the items of a list as lines. */
export function toText(value: Value): string {
  if (Array.isArray(value)) {
    let text = "";
    for (const item of value) {
      if (text !== "") text += "\r\n";
      if (!Array.isArray(item)) text += toText(item);
    }
    return text;
  }
  if (value instanceof Keyword) return value.name;
  if (typeof value !== "number") return String(value);
  if (!Number.isFinite(value)) return floatText(value);
  const [digits = "", exponent = ""] = value.toExponential().split("e");
  const size = Number(exponent);
  if (value !== 0 && (size < -5 || size >= 16)) return `${digits}e${size}`;
  const text = floatText(value);
  return text.includes(".") ? text : `${text}.0`;
}

/** Returns the text that `+` joins: `1` for the float 1.0, and no exponents. */
export function joinedText(value: Value): string {
  if (Array.isArray(value)) return value.map(joinedText).join("\n");
  return typeof value === "number" ? floatText(value) : toText(value);
}

function floatText(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "NaN" : value < 0 ? "-inf" : "inf";
  if (Object.is(value, -0)) return "-0";
  const [, sign = "", whole = "", part = "", exponent] =
    /^(-?)(\d+)\.?(\d*)(?:e(.+))?$/.exec(String(value)) ?? [];
  if (exponent === undefined) return String(value);
  const size = Number(exponent);
  return size < 0
    ? `${sign}0.${"0".repeat(-size - 1)}${whole}${part}`
    : `${sign}${whole}${part.padEnd(size, "0")}`;
}

/** Reads an integer of 64 bits; without one, returns null. */
export function readInteger(text: string): bigint | null {
  if (!/^[+-]?\d+$/.test(text)) return null;
  const integer = BigInt(text.replace("+", ""));
  return integer === saturate(integer) ? integer : null;
}

const FLOAT = /^[+-]?(?:(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|(inf(?:inity)?)|(nan))$/i;

/** Returns the number in a text, 0 if it is none. */
export function toNumber(value: Value): bigint | number {
  if (Array.isArray(value)) return fromBoolean(value.length === 0);
  if (value instanceof Keyword) return 0n;
  if (typeof value !== "string") return value;
  return readNumber(value) ?? 0n;
}

export function readNumber(text: string): bigint | number | null {
  const integer = readInteger(text);
  if (integer !== null) return integer;
  const [written, infinite, none] = FLOAT.exec(text) ?? [];
  if (written === undefined) return null;
  if (none) return Number.NaN;
  return infinite
    ? text.startsWith("-")
      ? Number.NEGATIVE_INFINITY
      : Number.POSITIVE_INFINITY
    : Number(text);
}

const isNumber = (value: Value) => typeof value === "bigint" || typeof value === "number";

export function isEqual(a: Value, b: Value): boolean {
  return typeof a === "string" && typeof b === "string" ? a === b : compare(a, b) === 0;
}

/** Returns a number below, at or above 0, or NaN if the values have no order. */
export function compare(a: Value, b: Value): number {
  if (isNumber(a) && isNumber(b)) {
    const [left, right] = typeof a === typeof b ? [a, b] : [Number(a), Number(b)];
    return left < right ? -1 : left > right ? 1 : left === right ? 0 : Number.NaN;
  }
  if (typeof a === "string" && typeof b === "string") return compareTexts(a, b);
  if (typeof a === "string" && isNumber(b)) return compare(toNumber(a), b);
  if (isNumber(a) && typeof b === "string") return compare(a, toNumber(b));
  if (Array.isArray(a) && Array.isArray(b)) {
    for (const [at, item] of a.entries()) {
      if (at >= b.length) return 1;
      const order = compare(item, b[at] ?? "");
      if (order !== 0) return order;
    }
    return a.length - b.length;
  }
  return Array.isArray(a) || typeof a === "string" ? 1 : -1;
}

/** Compares by code points, which is the order of the server's bytes. */
function compareTexts(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  const at = left.findIndex((character, index) => character !== right[index]);
  if (at < 0) return left.length - right.length;
  return (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1);
}

/** Returns a position or a number of items, 0 if the value is none; negative ones are beyond any list. */
export function toCount(value: Value): number {
  if (typeof value === "bigint") return value < 0n ? Number.MAX_SAFE_INTEGER : Number(value);
  if (typeof value === "number") return value > 0 ? Math.trunc(value) : 0;
  return typeof value === "string" && /^\+?\d+$/.test(value) ? Number(value) : 0;
}

export function toList(value: Value): Value[] {
  return Array.isArray(value) ? value : value === "" ? [] : [value];
}
