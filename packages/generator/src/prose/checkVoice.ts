import type { Problem } from "../shared/problem.ts";
import { checkLongText } from "./longText.ts";
import type { ProseFile } from "./prose.ts";
import { readVocabulary } from "./proseLists.ts";
import { checkVocabulary } from "./vocabulary.ts";

/** Checks wording and length of sentences, if the content has a vocabulary; posts keep the voice of their authors. */
export async function checkVoice(content: string, files: ProseFile[]): Promise<Problem[]> {
  const vocabulary = await readVocabulary(content);
  const inOurVoice = files.filter(({ file }) => !file.startsWith("blog/"));
  return vocabulary ? [...checkVocabulary(inOurVoice, vocabulary), ...checkLongText(inOurVoice)] : [];
}
