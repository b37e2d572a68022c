import { stemmer } from "stemmer";

/** Stems that belong together and that Porter's rules keep apart. */
const JOINED: ReadonlyMap<string, string> = new Map([
  ["alia", "alias"],
  ["deliveri", "deliv"],
  ["discoveri", "discov"],
  ["expiri", "expir"],
  ["queu", "queue"],
  ["recoveri", "recov"],
]);

/** Words that people clip, with the stem of the whole one. */
const CLIPPED: ReadonlyMap<string, string> = new Map([
  ["admin", "administr"],
  ["cert", "certif"],
  ["config", "configur"],
  ["cred", "credenti"],
  ["db", "databas"],
  ["msg", "messag"],
  ["sync", "synchron"],
]);

/** Makes one word of `migrate` and `migration`, so that either finds both; what is not English stays as it is. */
export function stem(word: string): string {
  const whole = CLIPPED.get(word.replace(/s$/, ""));
  if (whole) return whole;
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const result = stemmer(word);
  return JOINED.get(result) ?? result;
}
