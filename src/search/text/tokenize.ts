import { stem } from "./stem.ts";
import { STOP_WORDS } from "./stopWords.ts";

/** A run of letters and digits with what joins its parts: `auto-ban`, `store.<id>.path`, `5.1.1`. */
export interface Token {
  /** Lower case, without accents and apostrophes; a placeholder is `*`. */
  whole: string;
  /** The words in it; one where nothing joins. */
  words: string[];
  kind: "word" | "number" | "compound" | "key";
  start: number;
  end: number;
}

const PART = "(?:<[a-z][\\w-]*>|[\\p{L}\\p{N}\\p{M}]+(?:['’][\\p{L}]+)*)";
const TOKEN = new RegExp(`\\brfc[\\s-]?\\d{3,5}\\b|${PART}(?:[._-]${PART})*`, "giu");
const LONGEST_WORD = 40;

/** Cuts text into tokens, the same way for pages and for queries. */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => toToken(match[0], match.index));
}

function toToken(raw: string, start: number): Token {
  const end = start + raw.length;
  const plain = normalize(raw);
  if (/^rfc[\s-]?\d+$/.test(plain)) {
    const number = plain.replace(/\D/g, "");
    return { whole: `rfc${number}`, words: [`rfc${number}`, number], kind: "number", start, end };
  }
  const whole = plain.replace(/<[^>]*>/g, "*");
  if (/^[\d.]+$/.test(whole)) return { whole, words: [whole], kind: "number", start, end };
  const words = whole.split(/[._*-]+/).filter(Boolean);
  const joint = whole.includes(".") ? "key" : "compound";
  return { whole, words, kind: words.length > 1 || whole.includes("*") ? joint : "word", start, end };
}

/** Lower case, accents and apostrophes gone: `Let’s` and `lets` are the same. */
export function normalize(text: string): string {
  const plain = /^[\x20-\x7e]*$/.test(text) ? text : text.normalize("NFKD").replace(/\p{M}/gu, "");
  return plain.toLowerCase().replace(/['’]/g, "");
}

/** What a token is indexed as, beside the words themselves: their stems, and the whole where it has parts. */
export function termsOf(token: Token): { term: string; word: string }[] {
  const { whole, words, kind } = token;
  const terms = words.filter(isUseful).map((word) => ({ term: stem(word), word }));
  if (kind === "key") return [...terms, { term: whole, word: whole }];
  if (kind === "compound" && words.length <= 3) {
    const joined = words.join("");
    if (joined.length <= LONGEST_WORD) return [...terms, { term: stem(joined), word: joined }];
  }
  return terms;
}

function isUseful(word: string): boolean {
  return word.length <= LONGEST_WORD && !STOP_WORDS.has(word);
}
