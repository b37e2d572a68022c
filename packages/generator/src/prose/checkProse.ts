import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "../shared/problem.ts";
import {
  checkSpelling,
  type englishDictionary,
  NEEDLESS_WORD,
  parseWordList,
  type WordList,
} from "./checkSpelling.ts";
import { checkLongText } from "./longText.ts";
import type { ProseFile } from "./prose.ts";
import { readProse } from "./readProse.ts";
import { checkVocabulary, parseVocabulary, type Vocabulary } from "./vocabulary.ts";

/** Checks spelling and wording of some files, with the lists that the content folder has. */
export async function checkProse(
  content: string,
  files: ReadonlySet<string>,
  dictionary: () => ReturnType<typeof englishDictionary>,
): Promise<Problem[]> {
  const words = await readWordList(content);
  const prose = await readProse(content, files);
  const problems = [
    ...(words ? checkSpelling(prose, dictionary(), words) : []),
    ...(await checkVoice(content, prose)),
  ];
  return problems.filter(({ rule, file = "" }) => files.has(file) && rule !== NEEDLESS_WORD);
}

/** Checks wording and length of sentences, if the content has a vocabulary; posts keep the voice of their authors. */
export async function checkVoice(content: string, files: ProseFile[]): Promise<Problem[]> {
  const vocabulary = await readVocabulary(content);
  const inOurVoice = files.filter(({ file }) => !file.startsWith("blog/"));
  return vocabulary ? [...checkVocabulary(inOurVoice, vocabulary), ...checkLongText(inOurVoice)] : [];
}

export const WORDS_FILE = "words.txt";

/** Reads the project's own words from `words.txt` in the content folder; null without that file. */
export async function readWordList(content: string): Promise<WordList | null> {
  const text = await readIfThere(join(content, WORDS_FILE));
  return text === null ? null : parseWordList(text, WORDS_FILE);
}

/** Reads the wordings to avoid from `vocabulary.json` in the content folder; null without that file. */
async function readVocabulary(content: string): Promise<Vocabulary | null> {
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
