import { stemmer } from "stemmer";

/** Merges stems that Porter's algorithm keeps apart. */
const JOINED: ReadonlyMap<string, string> = new Map([
  ["alia", "alias"],
  ["deliveri", "deliv"],
  ["discoveri", "discov"],
  ["expiri", "expir"],
  ["queu", "queue"],
  ["recoveri", "recov"],
]);

/** Abbreviations, with the stem of the full word. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ["admin", "administr"],
  ["cert", "certif"],
  ["config", "configur"],
  ["cred", "credenti"],
  ["db", "databas"],
  ["k8s", "kubernet"],
  ["max", "maximum"],
  ["min", "minimum"],
  ["msg", "messag"],
  ["oidc", "openid"],
  ["postgre", "postgresql"],
  ["sync", "synchron"],
]);

/** Reduces `migrate` and `migration` to one stem, so that either finds both; only plain English words are stemmed. */
export function stem(word: string): string {
  const full = ABBREVIATIONS.get(word.replace(/s$/, ""));
  if (full) return full;
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const result = stemmer(word);
  return JOINED.get(result) ?? result;
}
