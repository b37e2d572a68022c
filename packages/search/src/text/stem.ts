/** Porter's stemmer (Program 14, 1980): `migrate` and `migration` become one word, so that either finds both. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const result = STEPS.reduce((current, step) => step(current), word);
  return JOINED.get(result) ?? result;
}

/** Stems that belong together and that the rules keep apart. */
const JOINED: ReadonlyMap<string, string> = new Map([
  ["alia", "alias"],
  ["deliveri", "deliv"],
  ["discoveri", "discov"],
  ["expiri", "expir"],
  ["queu", "queue"],
  ["recoveri", "recov"],
]);

type Step = (word: string) => string;

const CONSONANT = "(?:[^aeiouy]|(?<=[aeiouy]|^)y)[^aeiouy]*";
const VOWEL = "(?:[aeiou]|(?<=[^aeiouy])y)[aeiou]*";
const atLeast = (count: number) => new RegExp(`^(?:${CONSONANT})?(?:${VOWEL}${CONSONANT}){${count}}`);
const HAS_ONE = atLeast(1);
const HAS_TWO = atLeast(2);
const EXACTLY_ONE = new RegExp(`^(?:${CONSONANT})?${VOWEL}${CONSONANT}(?:${VOWEL})?$`);
const HAS_VOWEL = new RegExp(`^(?:${CONSONANT})?${VOWEL}`);
const ENDS_SHORT = /^(?:[^aeiou]|.*[^aeiouy])[aeiouy][^aeiouwxy]$/;
const DOUBLED = /([^aeiouylsz])\1$/;

const SECOND: Record<string, string> = {
  ational: "ate",
  tional: "tion",
  enci: "ence",
  anci: "ance",
  izer: "ize",
  bli: "ble",
  alli: "al",
  entli: "ent",
  eli: "e",
  ousli: "ous",
  ization: "ize",
  ation: "ate",
  ator: "ate",
  alism: "al",
  iveness: "ive",
  fulness: "ful",
  ousness: "ous",
  aliti: "al",
  iviti: "ive",
  biliti: "ble",
  logi: "log",
};
const THIRD: Record<string, string> = {
  icate: "ic",
  ative: "",
  alize: "al",
  iciti: "ic",
  ical: "ic",
  ful: "",
  ness: "",
};
const SECOND_END = ending(Object.keys(SECOND));
const THIRD_END = ending(Object.keys(THIRD));
const FOURTH_END =
  /^(.+?)(?:al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|(?<=[st])ion|ou|ism|ate|iti|ous|ive|ize)$/;

function ending(suffixes: string[]): RegExp {
  return new RegExp(`^(.+?)(${suffixes.join("|")})$`);
}

const STEPS: Step[] = [
  (word) => (word.endsWith("s") ? word.replace(/(ss|i)es$/, "$1").replace(/([^s])s$/, "$1") : word),
  (word) => {
    if (word.endsWith("eed")) return HAS_ONE.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
    const cut = word.endsWith("ed") ? 2 : word.endsWith("ing") ? 3 : 0;
    const base = word.slice(0, word.length - cut);
    if (cut === 0 || !HAS_VOWEL.test(base)) return word;
    if (/(?:at|bl|iz)$/.test(base)) return `${base}e`;
    if (DOUBLED.test(base)) return base.slice(0, -1);
    return EXACTLY_ONE.test(base) && ENDS_SHORT.test(base) ? `${base}e` : base;
  },
  (word) => (word.endsWith("y") && HAS_VOWEL.test(word.slice(0, -1)) ? `${word.slice(0, -1)}i` : word),
  (word) => replaceEnd(word, SECOND_END, SECOND),
  (word) => replaceEnd(word, THIRD_END, THIRD),
  (word) => {
    const base = FOURTH_END.exec(word)?.[1];
    return base !== undefined && HAS_TWO.test(base) ? base : word;
  },
  (word) => {
    if (!word.endsWith("e")) return word;
    const base = word.slice(0, -1);
    return HAS_TWO.test(base) || (HAS_ONE.test(base) && !(EXACTLY_ONE.test(base) && ENDS_SHORT.test(base)))
      ? base
      : word;
  },
  (word) => (word.endsWith("ll") && HAS_TWO.test(word.slice(0, -1)) ? word.slice(0, -1) : word),
];

function replaceEnd(word: string, end: RegExp, table: Record<string, string>): string {
  const [, base, suffix] = end.exec(word) ?? [];
  return base !== undefined && suffix !== undefined && HAS_ONE.test(base) ? base + table[suffix] : word;
}
