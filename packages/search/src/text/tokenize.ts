import { scanTokens } from "./scanTokens.ts";
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

const LONGEST_WORD = 40;
/** What most tokens are; the rest takes several expressions to read. */
const PLAIN_WORD = /^[a-z]+$/i;

/** Cuts text into tokens, the same way for pages and for queries. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  scanTokens(text, (start, end) => {
    tokens.push(toToken(text.slice(start, end), start));
  });
  return tokens;
}

/** What a token of this spelling is indexed as. */
export interface Spelling extends Pick<Token, "whole" | "words"> {
  /** Counts the spellings in the order they were met. */
  id: number;
  terms: IndexedTerm[];
  /** The terms alone. */
  stems: string[];
  /** The term that stands for all of it; the whole where none does. */
  name: string;
}

/** Cuts texts like `tokenize`, but reads every spelling only once: texts have few different ones. */
export interface SpellingReader {
  each(text: string, visit: (spelling: Spelling, start: number, end: number) => void): void;
  /** The spellings met since it was last asked. */
  takeMet(): Spelling[];
  /** How many spellings there are so far. */
  count(): number;
}

export function createSpellingReader(): SpellingReader {
  const known = new Map<string, Spelling & { metIn: number }>();
  let met: Spelling[] = [];
  let turn = 0;
  return {
    each(text, visit) {
      scanTokens(text, (start, end) => {
        const raw = text.slice(start, end);
        let spelling = known.get(raw);
        if (!spelling) {
          const token = toToken(raw, 0);
          const terms = termsOf(token);
          const stems = terms.map(({ term }) => term);
          const name = terms.find(({ word }) => word === token.words.join(""))?.term ?? token.whole;
          const { whole, words } = token;
          spelling = { id: known.size, whole, words, terms, stems, name, metIn: -1 };
          known.set(raw, spelling);
        }
        if (spelling.metIn !== turn) {
          spelling.metIn = turn;
          met.push(spelling);
        }
        visit(spelling, start, end);
      });
    },
    takeMet() {
      const taken = met;
      met = [];
      turn++;
      return taken;
    },
    count: () => known.size,
  };
}

export interface IndexedTerm {
  term: string;
  /** The word it was made from. */
  word: string;
}

function toToken(raw: string, start: number): Token {
  const end = start + raw.length;
  if (PLAIN_WORD.test(raw)) {
    const word = raw.toLowerCase();
    return { whole: word, words: [word], kind: "word", start, end };
  }
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
export function termsOf(token: Token): IndexedTerm[] {
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

/** Every two neighbouring words as one term, the way a query joins them: `Mailbox does not exist` is `mailboxexist`. */
export function joinNeighbours(text: string): string[] {
  const words = tokenize(text)
    .flatMap((token) => (token.kind === "number" ? [token.whole] : token.words))
    .filter(isUseful);
  return words.slice(1).map((word, at) => stem(words[at] + word));
}
