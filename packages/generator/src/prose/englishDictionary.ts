import dictionary from "dictionary-en";
import nspell from "nspell";
import type { Dictionary } from "./checkSpelling.ts";

/** American English. */
export function englishDictionary(): Dictionary {
  const speller = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
  return {
    knows: (word) => speller.correct(word),
    suggest: (word) => speller.suggest(word),
  };
}
