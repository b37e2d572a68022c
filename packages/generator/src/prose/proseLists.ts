import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseWordList, type WordList } from "./checkSpelling.ts";
import { parseVocabulary, type Vocabulary } from "./vocabulary.ts";
import { parseVoiceBudget, type VoiceBudget } from "./voiceBudget.ts";

/** Reads the project's own words from `words.txt` in the content folder; null without that file. */
export async function readWordList(content: string): Promise<WordList | null> {
  const file = "words.txt";
  const text = await readIfThere(join(content, file));
  return text === null ? null : parseWordList(text, file);
}

/** Reads the wordings to avoid from `vocabulary.json` in the content folder. */
export async function readVocabulary(content: string): Promise<Vocabulary> {
  const file = "vocabulary.json";
  return parseVocabulary((await readIfThere(join(content, file))) ?? "[]", file);
}

const BUDGET_FILE = "voice-budget.json";

/** Reads how many long texts each file may have from `voice-budget.json` in the content folder; null without that file. */
export async function readVoiceBudget(content: string) {
  const text = await readIfThere(join(content, BUDGET_FILE));
  return text === null ? { budget: null, problems: [] } : parseVoiceBudget(text, BUDGET_FILE);
}

export async function writeVoiceBudget(content: string, budget: VoiceBudget): Promise<void> {
  await writeFile(join(content, BUDGET_FILE), `${JSON.stringify(budget, null, 2)}\n`);
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
