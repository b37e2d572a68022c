/** The signs that a grammar's regular expression is made of, as far as they mean the same to JavaScript. */
const SIGN =
  /(?<escaped>\\[^\w\s]|\\[bdnrstwS])|(?<class>\[\^?(?:\\[^\w\s]|\\[dnrstw]|[^[\]\\&]|&(?!&))+\])|(?<group>\((?:(?!\?)|\?(?:[:=!]|<[=!])))|(?<count>[*+?]\??(?![*+?{])|\{\d+(?:,\d*)?\}(?![*+?{]))|(?<sign>[)|^$.])|(?<plain>[A-Za-z0-9 !"#%&',/:;<=>@_`~-])/y;

/** One sign of a class: a range or a character, either side perhaps escaped. */
const CLASS_SIGN = /(\\[dstw])|((?:\\[^\w\s]|\\[nrt]|[^\\]))(?:-((?:\\[^\w\s]|[^\\\]])))?/gy;

const BLANK = "\\t-\\r ";
const TRANSLATED: Record<string, string> = {
  "\\s": `[${BLANK}]`,
  "\\S": `[^${BLANK}]`,
  ".": "[^\\n]",
  // The lines that a grammar reads end with their newline.
  $: "(?=\\n?$)",
};

/**
 * A grammar's pattern as a JavaScript one where a few replacements do, which is so for five out of six; null for all
 * else. Translating all patterns of the site's code in full takes a fifth of a second.
 */
export function plainPattern(pattern: string): RegExp | null {
  const isCaseless = pattern.startsWith("(?i)");
  let source = "";
  for (SIGN.lastIndex = isCaseless ? "(?i)".length : 0; SIGN.lastIndex < pattern.length; ) {
    const { groups } = SIGN.exec(pattern) ?? {};
    if (!groups) return null;
    source += translate(groups);
  }
  const hasLetters = /(?<!\\)[A-Za-z]/.test(source);
  return new RegExp(source, isCaseless && hasLetters ? "dgiv" : "dgv");
}

function translate(found: Record<string, string | undefined>): string {
  const { escaped = "", class: set, plain } = found;
  if (set) return translateClass(set);
  if (plain) return plain === "/" ? "\\/" : plain;
  if (/^\\[^\w\s]/.test(escaped)) return unescaped(escaped, /[\^$\\.*+?()[\]{}|/]/);
  const sign = escaped || found["sign"] || "";
  return TRANSLATED[sign] ?? (sign || found["group"] || found["count"] || "");
}

function translateClass(set: string): string {
  const isNegated = set.startsWith("[^");
  const signs = set.slice(isNegated ? 2 : 1, -1);
  const translated = signs.replace(CLASS_SIGN, (_, kind?: string, from = "", to?: string) => {
    if (kind) return kind === "\\s" ? BLANK : kind;
    const inClass = (sign: string) => unescaped(sign, /[!#$%&()*+,\-./:;<=>?@[\\\]^`{|}~]/);
    return to === undefined ? inClass(from) : `${inClass(from)}-${inClass(to)}`;
  });
  return `${isNegated ? "[^" : "["}${translated}]`;
}

/** The character with a backslash only if it needs one. */
function unescaped(sign: string, special: RegExp): string {
  if (/^\\[nrt]$/.test(sign)) return sign;
  const character = sign.at(-1) ?? "";
  return special.test(character) ? `\\${character}` : character;
}
