import type { Problem } from "../shared/problem.ts";
import { checkSpelling, type englishDictionary, NEEDLESS_WORD } from "./checkSpelling.ts";
import { checkLongText } from "./longText.ts";
import type { ProseFile } from "./prose.ts";
import { readVocabulary, readWordList } from "./proseLists.ts";
import { readProse } from "./readProse.ts";
import { checkVocabulary } from "./vocabulary.ts";

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
