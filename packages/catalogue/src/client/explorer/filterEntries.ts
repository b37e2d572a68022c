import type { IndexedEntry } from "./indexEntries.ts";

interface Word {
  text: string;
  /** Parts of a dotted word, which may be a key with names in place of ids; null for others. */
  parts: string[] | null;
}

/** Entries that hold every word, those with all words in their name first. */
export function filterEntries(entries: IndexedEntry[], query: string): IndexedEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).map(toWord);
  if (words.length === 0) return entries;
  const ranks: IndexedEntry[][] = [[], [], [], []];
  for (const entry of entries) {
    const rank = rankOf(entry, words);
    if (rank !== null) ranks[rank]?.push(entry);
  }
  return ranks.flat();
}

function toWord(text: string): Word {
  return { text, parts: text.includes(".") ? text.split(".") : null };
}

/** 0 for the name itself, 1 where it begins so, 2 where all words are in it, 3 where the sentence helps; null for none. */
function rankOf({ name, text, parts }: IndexedEntry, words: Word[]): number | null {
  let inName = true;
  for (const word of words) {
    // The text begins with the name, so one look is enough for both.
    const at = text.indexOf(word.text);
    if (at >= 0) inName &&= at < name.length;
    else if (!word.parts || !parts || !isConcrete(word.parts, parts)) return null;
  }
  if (!inName) return 3;
  const first = words[0]?.text ?? "";
  if (!name.startsWith(first)) return 2;
  return words.length === 1 && name.length === first.length ? 0 : 1;
}

/** `store.rocksdb.pa` is on its way to `store.<id>.path`. */
function isConcrete(typed: string[], parts: string[]): boolean {
  if (typed.length > parts.length) return false;
  return typed.every((part, at) => {
    const own = parts[at] ?? "";
    if (own.startsWith("<")) return part !== "";
    return at === typed.length - 1 ? own.startsWith(part) : own === part;
  });
}
