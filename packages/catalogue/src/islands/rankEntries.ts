import type { ReferenceEntry } from "../reference/reference.ts";

/** Returns the entries that contain every word of a query, best first; ties keep their order. */
export function rankEntries(entries: ReferenceEntry[], query: string): ReferenceEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

/** 0 if a word is missing. */
function scoreOf(entry: ReferenceEntry, words: string[]): number {
  const [name, summary] = [entry.name.toLowerCase(), entry.summary.toLowerCase()];
  let sum = 0;
  for (const word of words) {
    const score = wordScore(name, summary, word);
    if (score === 0) return 0;
    sum += score;
  }
  // Caches are named after their content, but a search for `message size` rarely means the cache.
  const isCache = name.split(".").includes("cache");
  const isMeant = words.some((word) => name.startsWith(word) || "cache".startsWith(word));
  return isCache && !isMeant ? sum / 100 : sum;
}

/** Ranks names above summaries, and whole words above parts of words. */
function wordScore(name: string, summary: string, word: string): number {
  if (name === word) return 7;
  if (name.startsWith(word)) return 6;
  if (name.includes(word)) return name.split(".").includes(word) ? 5 : wordsOf(name).includes(word) ? 4 : 3;
  if (word.includes(".") && isConcrete(word.split("."), name.split("."))) return 3;
  if (summary.includes(word)) return wordsOf(summary).includes(word) ? 2 : 1;
  return 0;
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

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u);
}
