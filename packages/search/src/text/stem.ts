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

/** Makes one word of `migrate` and `migration`, so that either finds both; what is not English stays as it is. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const result = stemmer(word);
  return JOINED.get(result) ?? result;
}
