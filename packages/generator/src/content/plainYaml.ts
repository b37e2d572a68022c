type PlainValue = string | number | string[];

const LINE = /^( {2})?([\w-]+):(?: +(\S.*))?$/;
const NUMBER = /^(?:\d|[1-9]\d{1,8})$/;
const QUOTED = /^"([^"\\]*)"$/;
const LIST = /^\[([\w-]+(?:, [\w-]+)*)\]$/;
/** Digits at the beginning do not make a number of what goes on with a letter, but for those that numbers are written with. */
const TEXT = /^(?:[A-Za-z]|[1-9]\d*[A-DF-WYZa-df-wyz])/;
/** What would be no text, or no longer plain. */
const NOT_PLAIN = /^(?:true|false|null)$|:\s|\s#|[\s:]$/i;

/**
 * YAML of keys with plain text, numbers and lists of words, with keys inside of keys at most, which is what nearly all
 * files and pages are; undefined for anything else, which is left to the reader that knows all of YAML.
 */
export function plainYaml(text: string): Record<string, unknown> | undefined {
  const root = new Map<string, PlainValue | Map<string, PlainValue>>();
  let inner: Map<string, PlainValue> | null = null;
  for (const line of text.split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [, indent, key, words] = LINE.exec(line) ?? [];
    if (key === undefined || !isText(key)) return undefined;
    if (!indent && inner?.size === 0) return undefined;
    const value = words === undefined ? undefined : plainValue(words);
    const place: Map<string, unknown> | null = indent ? inner : root;
    if (!place || place.has(key) || (value === undefined && (indent || words !== undefined)))
      return undefined;
    if (!indent) inner = value === undefined ? new Map() : null;
    place.set(key, value ?? inner);
  }
  if (inner?.size === 0) return undefined;
  return Object.fromEntries(
    [...root].map(([key, value]) => [key, value instanceof Map ? Object.fromEntries(value) : value]),
  );
}

function plainValue(words: string): PlainValue | undefined {
  if (isText(words)) return words;
  if (NUMBER.test(words)) return Number(words);
  const quoted = QUOTED.exec(words)?.[1];
  if (quoted !== undefined) return quoted;
  const items = LIST.exec(words)?.[1]?.split(", ");
  return items?.every(isText) ? items : undefined;
}

function isText(words: string): boolean {
  return TEXT.test(words) && !NOT_PLAIN.test(words);
}
