import { stem } from "./stem.ts";
import { STOP_WORDS } from "./stopWords.ts";

/** A run of letters and digits with what joins its parts: `auto-ban`, `store.*.path`, `5.1.1`. */
export interface Word {
  /** What it is indexed as: its stem, and for a compound or a key its parts and the whole. */
  terms: string[];
  /** As it is written, but folded. */
  folded: string;
  start: number;
  end: number;
}

const PART = String.raw`[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*`;
const WORD = new RegExp(`rfc[ -]?\\d{3,5}|${PART}(?:[._/:@-](?:<[\\w-]+>|\\*|${PART}))*`, "giu");
const PLAIN = /^[a-z]+$/;
const LONGEST = 40;

/** Cuts text into words, the same way for pages and for queries. */
export function readWords(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => {
    const folded = fold(match[0]);
    return { terms: termsOf(folded), folded, start: match.index, end: match.index + match[0].length };
  });
}

/**
 * Reads all terms of texts, each spelling once: texts have few different ones. Neighbors that are also written as one
 * word (`host name`) are read as that too.
 */
export function createTermReader(compounds: ReadonlySet<string>): (text: string) => string[] {
  const known = new Map<string, Pick<Word, "folded" | "terms">>();
  return (text) => {
    let before = "";
    return (text.match(WORD) ?? []).flatMap((raw) => {
      let word = known.get(raw);
      if (!word) {
        const folded = fold(raw);
        word = { folded, terms: termsOf(folded) };
        known.set(raw, word);
      }
      const joined = before + word.folded;
      before = word.folded;
      return compounds.has(joined) ? [...word.terms, stem(joined)] : word.terms;
    });
  };
}

/** Words that stand in `said` in two parts, and there or in the texts together; written together. */
export function findCompounds(said: string[], texts: string[]): string[] {
  const pairs = new Set<string>();
  const found = new Set<string>();
  for (const text of said) {
    const words = readPlain(text);
    for (const [at, word] of words.entries()) {
      const before = words[at - 1] ?? "";
      if (before.length > 1 && word.length > 1) pairs.add(before + word);
    }
  }
  for (const text of [...said, ...texts]) {
    for (const word of readPlain(text)) if (pairs.has(word) && !STOP_WORDS.has(stem(word))) found.add(word);
  }
  return [...found];
}

/** Words in lower case; an empty one for what is more than a word. */
function readPlain(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => (/^[a-z]+$/i.test(word) ? word.toLowerCase() : ""));
}

/** Every two neighboring words as one term: `Relay not allowed` is `relay not` and `not allow`. */
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
  if (parts.length === 1) return parts.map(stem);
  // A path or an address is found by its parts.
  if (/[/:@]/.test(word)) return parts.map(stem);
  const isKey = /[._*]/.test(word);
  const whole = isKey ? [word.replace(/<[^>]*>/g, "*")] : parts.length <= 3 ? [stem(parts.join(""))] : [];
  return [...parts.map(stem), ...whole];
}
