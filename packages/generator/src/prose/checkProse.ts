import type { Problem } from "../shared/problem.ts";
import { checkSpelling, type englishDictionary, NEEDLESS_WORD } from "./checkSpelling.ts";
import { readVocabulary, readVoiceBudget, readWordList } from "./proseLists.ts";
import { readProse } from "./readProse.ts";
import { checkVocabulary } from "./vocabulary.ts";
import { checkVoiceBudget, findLongText } from "./voiceBudget.ts";

/** Checks spelling and wording of some files, with the lists that the content folder has. */
export async function checkProse(
  content: string,
  files: ReadonlySet<string>,
  dictionary: () => ReturnType<typeof englishDictionary>,
): Promise<Problem[]> {
  const [words, vocabulary, { budget, problems: inBudget }] = await Promise.all([
    readWordList(content),
    readVocabulary(content),
    readVoiceBudget(content),
  ]);
  const prose = await readProse(content, files);
  // Posts keep the voice of their authors.
  const inOurVoice = prose.filter(({ file }) => !file.startsWith("blog/"));
  const problems = [
    ...(words ? checkSpelling(prose, dictionary(), words) : []),
    ...checkVocabulary(inOurVoice, vocabulary),
    ...inBudget,
    ...(budget ? checkVoiceBudget(findLongText(inOurVoice), budget) : []),
  ];
  return problems.filter(({ rule, file = "" }) => files.has(file) && rule !== NEEDLESS_WORD);
}
