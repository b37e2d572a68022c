import { SYNONYMS } from "../synonyms.ts";
import { stem } from "../text/stem.ts";
import { STOP_WORDS } from "../text/stopWords.ts";
import { type Token, tokenize } from "../text/tokenize.ts";

/** One way to satisfy a part of the query: records that have all its terms. */
export interface Option {
  /** The ideas it stands for, from the first up to the last. */
  from: number;
  to: number;
  terms: string[];
  /** How good it is compared with what was typed. */
  weight: number;
}

/** One word that was typed. */
export interface Idea {
  word: string;
  term: string;
  /** The visitor may still be typing it. */
  open: boolean;
}

export interface QueryPlan {
  ideas: Idea[];
  options: Option[];
}

const LONGEST_QUERY = 400;
const MOST_IDEAS = 12;
const SYNONYM = 0.7;
const LONGEST_PHRASE = 3;
/** No key has as many parts; what a visitor pasted may have hundreds, and tries grow with their third power. */
const MOST_PARTS = 12;

/** What a visitor may mean: every word, words joined, keys with names in place of placeholders, synonyms. */
export function readQuery(text: string): QueryPlan {
  const typed = text.slice(0, LONGEST_QUERY);
  const tokens = tokenize(typed);
  const useful = tokens.filter(({ words }) => words.some((word) => !STOP_WORDS.has(word)));
  const ideas: Idea[] = [];
  const options: Option[] = [];
  for (const token of useful.length > 0 ? useful : tokens) {
    const from = ideas.length;
    const words = token.kind === "number" ? [token.whole] : token.words;
    for (const [at, word] of words.entries()) {
      if (ideas.length >= MOST_IDEAS) break;
      if (words.length > 1 && STOP_WORDS.has(word)) continue;
      const open = token.end === typed.length && at === words.length - 1;
      ideas.push({ word, term: stem(word), open });
      options.push({ from: ideas.length - 1, to: ideas.length - 1, terms: [stem(word)], weight: 1 });
    }
    const to = ideas.length - 1;
    if (to < from) continue;
    if (token.kind === "key") {
      for (const key of keysFor(token)) options.push({ from, to, terms: [key], weight: 1 });
    }
  }
  return { ideas, options: [...options, ...joinedWords(ideas), ...synonymsOf(ideas)] };
}

/** `store.rocksdb.path` may be `store.<id>.path`; a name may have dots of its own. */
function keysFor({ whole }: Token): string[] {
  const parts = whole.split(".");
  if (parts.length > MOST_PARTS) return [whole];
  const keys = new Set([whole]);
  for (let from = 1; from < parts.length; from++) {
    for (let to = from; to < Math.min(parts.length, from + 4); to++) {
      const once = [...parts.slice(0, from), "*", ...parts.slice(to + 1)];
      keys.add(once.join("."));
      for (let next = from + 2; next < once.length; next++) keys.add(once.with(next, "*").join("."));
    }
  }
  return [...keys];
}

/** `auto ban` is also `autoban`, `dns sec` is `dnssec`. */
function joinedWords(ideas: Idea[]): Option[] {
  return ideas.flatMap(({ word }, from) =>
    [1, 2].flatMap((more) => {
      const rest = ideas.slice(from + 1, from + 1 + more);
      if (rest.length < more) return [];
      const joined = stem(word + rest.map((idea) => idea.word).join(""));
      return [{ from, to: from + more, terms: [joined], weight: 1 }];
    }),
  );
}

function synonymsOf(ideas: Idea[]): Option[] {
  return ideas.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_PHRASE, ideas.length - from) }, (_unused, more) => {
      const to = from + more;
      const phrase = ideas
        .slice(from, to + 1)
        .map(({ term }) => term)
        .join(" ");
      return (PHRASES.get(phrase) ?? []).map((terms) => ({ from, to, terms, weight: SYNONYM }));
    }).flat(),
  );
}

/** Every phrase as stems, with the others of its groups. */
const PHRASES: ReadonlyMap<string, string[][]> = phraseTable();

function phraseTable(): Map<string, string[][]> {
  const table = new Map<string, string[][]>();
  for (const group of SYNONYMS) {
    const phrases = group.map((phrase) => tokenize(phrase).flatMap(({ words }) => words.map(stem)));
    for (const [at, terms] of phrases.entries()) {
      const others = phrases.filter((_, other) => other !== at);
      table.set(terms.join(" "), [...(table.get(terms.join(" ")) ?? []), ...others]);
    }
  }
  return table;
}
