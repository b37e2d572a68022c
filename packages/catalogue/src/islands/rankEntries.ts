import type { ReferenceEntry } from "../reference/reference.ts";

/** An entry with its lowercased text, computed once instead of on every key press. */
interface LoweredEntry extends ReferenceEntry {
  lower: {
    name: string;
    segments: string[];
    nameWords: Set<string>;
    summary: string;
    summaryWords: Set<string>;
  };
}

export function lowerEntries(entries: ReferenceEntry[]): LoweredEntry[] {
  return entries.map((entry) => {
    const [name, summary] = [entry.name.toLowerCase(), entry.summary.toLowerCase()];
    const words = { nameWords: wordsOf(name), summaryWords: wordsOf(summary) };
    return { ...entry, lower: { name, segments: name.split("."), summary, ...words } };
  });
}

/** Returns the entries that contain every word of a query, best first; ties keep their order. */
export function rankEntries(entries: LoweredEntry[], query: string): LoweredEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

/** 0 if a word is missing. */
function scoreOf({ lower }: LoweredEntry, words: string[]): number {
  let sum = 0;
  for (const word of words) {
    const score = wordScore(lower, word);
    if (score === 0) return 0;
    sum += score;
  }
  // Caches are named after their content, but a search for `message size` rarely means the cache.
  const isCache = lower.segments.includes("cache");
  const isMeant = words.some((word) => lower.name.startsWith(word) || "cache".startsWith(word));
  return isCache && !isMeant ? sum / 100 : sum;
}

/** Ranks names above summaries, and whole words above parts of words. */
function wordScore(lower: LoweredEntry["lower"], word: string): number {
  const { name, segments, nameWords, summary, summaryWords } = lower;
  if (name === word) return 7;
  if (name.startsWith(word)) return 6;
  if (segments.includes(word)) return 5;
  if (nameWords.has(word)) return 4;
  if (name.includes(word)) return 3;
  if (word.includes(".") && isConcrete(word.split("."), segments)) return 3;
  if (summaryWords.has(word)) return 2;
  return summary.includes(word) ? 1 : 0;
}

/** Whether the typed parts are the beginning of a concrete key: `store.rocksdb.pa` for `store.<id>.path`. */
function isConcrete(typed: string[], segments: string[]): boolean {
  if (typed.length > segments.length) return false;
  return typed.every((part, at) => {
    const segment = segments[at] ?? "";
    if (segment.startsWith("<")) return part !== "";
    return at === typed.length - 1 ? segment.startsWith(part) : segment === part;
  });
}

function wordsOf(text: string): Set<string> {
  return new Set(text.split(/[^\p{L}\p{N}]+/u));
}
