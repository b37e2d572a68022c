import { stem } from "../text/stem.ts";
import type { Directory } from "./directory.ts";
import type { Option, QueryPlan } from "./readQuery.ts";
import type { TermStore } from "./termStore.ts";
import type { WordList } from "./wordList.ts";

export interface Vocabulary {
  directory: Directory;
  store: TermStore;
  /** Fetched for the first word nobody knows. */
  words(): Promise<WordList>;
}

const SHORTEST_PREFIX = 3;
const MOST_FORMS = 24;
const MOST_CORRECTIONS = 3;
const SPLIT = 0.9;

/** Adds what the words typed so far may become, and for unknown words what was probably meant. */
export async function widenQuery({ ideas, options }: QueryPlan, vocabulary: Vocabulary): Promise<Option[]> {
  const { directory, store } = vocabulary;
  const prefixes = ideas.filter(({ word }) => word.length >= SHORTEST_PREFIX).map(({ word }) => word);
  const isKnown = (term: string) => store.find(term) !== undefined || directory.titles(term).size > 0;
  await store.load(
    options.flatMap(({ terms }) => terms),
    ideas.flatMap(({ open, word }) => (open && word.length >= SHORTEST_PREFIX ? [word] : [])),
  );
  const unknown = ideas.filter(({ term, open }) => !open && !isKnown(term));
  await store.load(
    [],
    prefixes.filter((prefix) => unknown.some(({ word }) => word === prefix)),
  );

  const widened = [...options];
  const lost: number[] = [];
  for (const [at, { word, term, open }] of ideas.entries()) {
    const isJoined = options.some(
      ({ from, to, terms, weight }) =>
        from < to && from <= at && at <= to && weight === 1 && terms.every(isKnown),
    );
    const forms = !isJoined && (open || !isKnown(term)) ? formsOf(word, term, vocabulary) : [];
    widened.push(...forms.map(({ term: form, weight }) => ({ from: at, to: at, terms: [form], weight })));
    const isMet = options.some(
      ({ from, to, terms }) =>
        from <= at && at <= to && terms.every(isKnown) && (from < to || terms[0] === term),
    );
    if (!isMet && forms.length === 0) lost.push(at);
  }
  if (lost.length === 0) return widened;

  const words = await vocabulary.words();
  for (const at of lost) {
    const { word = "", open = false } = ideas[at] ?? {};
    for (const pair of words.split(word)) {
      widened.push({ from: at, to: at, terms: pair.map(stem), weight: SPLIT });
    }
    for (const { word: meant, edits } of words.near(word, { asPrefix: open, limit: MOST_CORRECTIONS })) {
      widened.push({ from: at, to: at, terms: [stem(meant)], weight: 0.85 - 0.2 * edits });
    }
  }
  await store.load(widened.flatMap(({ terms }) => terms));
  return widened;
}

/**
 * Terms of words that begin with what was typed: the closer in length, or the more of all there are, the better. What can
 * end in one way only counts as if it were whole, so that its last letters change nothing.
 */
function formsOf(word: string, term: string, { directory, store }: Vocabulary) {
  const found = new Map<string, number>();
  for (const form of word.length >= SHORTEST_PREFIX ? store.startingWith(word) : []) {
    found.set(form.term, word.length / form.length);
  }
  for (const form of directory.titleTermsWith(word)) {
    found.set(form, Math.max(found.get(form) ?? 0, word.length / Math.max(word.length, form.length)));
  }
  found.delete(term);
  const isWord = countOf(term) > 0;
  const all = [...found.keys()].reduce((sum, form) => sum + countOf(form), 0);
  return [...found]
    .map(([form, share]) => ({
      term: form,
      weight: Math.max(0.35 + 0.45 * share, isWord ? 0 : countOf(form) / (all || 1)),
      common: commonness(form),
    }))
    .sort((left, right) => right.weight * right.common - left.weight * left.common)
    .slice(0, MOST_FORMS);

  function countOf(form: string): number {
    return (store.find(form)?.records.length ?? 0) + directory.titles(form).size;
  }

  function commonness(form: string): number {
    return (
      1 +
      Math.log2(1 + (store.find(form)?.records.length ?? 0)) +
      2 * Math.min(3, directory.titles(form).size)
    );
  }
}
