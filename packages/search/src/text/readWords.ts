import { stem } from "./stem.ts";

/** Terms that are ignored in a query unless it has no others. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "a about actually again all already also always am an and any anymore anyone anything are arent as at be " +
    "because been being but by can cannot cant come comes could couldnt did didnt do does doesnt doing done " +
    "dont each else every everyone everything exactly finally for from get gets go goes had happen happened " +
    "happens has hasnt have havent having he her here his how i if im in instead into is isnt it its ive " +
    "just let like may me might more most much my need never no not now of often on one only or other our " +
    "out over overview own please possible properly really same say says shall she should shouldnt simply so " +
    "some somehow someone something sometimes still such suddenly than that the their them then there these " +
    "they this those to too up upon us versus very vs want wanted wants was wasnt way we were werent what " +
    "when where which while who whom why will with wont would wouldnt yet you your"
  )
    .split(" ")
    .map(stem),
);

/** Words that say little. A page that has them matches more of the query, but they find no other one. */
const VAGUE_WORDS: ReadonlySet<string> = new Set(
  (
    "after against ago along around before believe both bring during feel find give keep know later let " +
    "many mean need once put see seem several since soon take tell think three through try twice two under " +
    "until use want within without"
  )
    .split(" ")
    .map(stem),
);

/** Returns how much a term of a query counts. */
export function weighTerm(term: string): number {
  return VAGUE_WORDS.has(term) ? 0.01 : 1;
}

/** Letters and digits, including joining punctuation: `auto-ban`, `store.*.path`, `5.1.1`. */
interface Word {
  /** What it is indexed as: its stem; for a compound or a key, its parts and the whole. */
  terms: string[];
  /** The word in lower case, without accents. */
  folded: string;
  start: number;
  end: number;
}

const PART = String.raw`[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*`;
const WORD = new RegExp(`rfc[ -]?\\d{3,5}|${PART}(?:[._/:@-](?:<[\\w-]+>|\\*|${PART}))*`, "giu");
const PLAIN = /^[a-z]+$/;
const LONGEST = 40;

/** Splits text into words, the same way for pages and for queries. */
export function readWords(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => {
    const folded = fold(match[0]);
    return { terms: termsOf(folded), folded, start: match.index, end: match.index + match[0].length };
  });
}

export function splitWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/**
 * Returns a function that gives the terms of words, which `cache` collects. Adjacent words that are also written as one
 * (`host name`) yield the term of the compound, too.
 */
export function createTermReader(
  compounds: ReadonlySet<string>,
  cache = new Map<string, Pick<Word, "folded" | "terms">>(),
): (words: string[]) => string[] {
  const read = (raw: string) => {
    const folded = fold(raw);
    const word = { folded, terms: termsOf(folded) };
    cache.set(raw, word);
    return word;
  };
  return (words) => {
    const all: string[] = [];
    let before = "";
    for (const raw of words) {
      const { folded, terms } = cache.get(raw) ?? read(raw);
      all.push(...terms);
      if (compounds.has(before + folded)) all.push(stem(before + folded));
      before = folded;
    }
    return all;
  };
}

/** Returns words that the metadata writes as two, and the metadata or the texts also write as one. */
export function findCompounds(metadata: string[][], texts: string[][]): Set<string> {
  const pairs = new Set(
    metadata.flatMap((words) =>
      words.map((word, at) => {
        const before = words[at - 1] ?? "";
        return before.length > 1 && word.length > 1 ? (before + word).toLowerCase() : "";
      }),
    ),
  );
  const written = Array.from(new Set([...metadata, ...texts].flat()), (word) => word.toLowerCase());
  return new Set(
    written.filter((word) => pairs.has(word) && PLAIN.test(word) && !STOP_WORDS.has(stem(word))),
  );
}

/** Returns each pair of adjacent words as one term: `Relay not allowed` is `relay not` and `not allow`. */
export function readPairs(text: string): string[] {
  const terms = readWords(text).map((word) => word.terms.at(-1) ?? "");
  return terms.slice(1).map((term, at) => `${terms[at]} ${term}`);
}

/** Lower case without accents, ligatures and apostrophes: `DAVx⁵` is `davx5`, `Straße` is `strasse`. */
function fold(text: string): string {
  if (/^[a-z0-9]+$/i.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[\p{M}'’]/gu, "");
}

function termsOf(word: string): string[] {
  if (PLAIN.test(word)) return word.length > LONGEST ? [] : [stem(word)];
  if (/^rfc[ -]?\d/.test(word)) return [word.replace(/\D/g, ""), `rfc${word.replace(/\D/g, "")}`];
  if (/^[\d.:]+$/.test(word)) return [word];
  const parts = word.split(/[._/:@*<>-]+/).filter((part) => part !== "" && part.length <= LONGEST);
  // A path or an address is found by its parts.
  if (parts.length === 1 || /[/:@]/.test(word)) return parts.map(stem);
  const isKey = /[._*]/.test(word);
  const whole = isKey ? [word.replace(/<[^>]*>/g, "*")] : parts.length <= 3 ? [stem(parts.join(""))] : [];
  return [...parts.map(stem), ...whole];
}
