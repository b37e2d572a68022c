import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseWordList, type WordList } from "./checkSpelling.ts";
import { parseVocabulary, type Vocabulary } from "./vocabulary.ts";

export const WORDS_FILE = "words.txt";

/** Reads the project's own words from `words.txt` in the content folder; null without that file. */
export async function readWordList(content: string): Promise<WordList | null> {
  const text = await readIfThere(join(content, WORDS_FILE));
  return text === null ? null : parseWordList(text, WORDS_FILE);
}

/** Reads the wordings to avoid from `vocabulary.json` in the content folder; null without that file. */
export async function readVocabulary(content: string): Promise<Vocabulary | null> {
  const file = "vocabulary.json";
  const text = await readIfThere(join(content, file));
  return text === null ? null : parseVocabulary(text, file);
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
