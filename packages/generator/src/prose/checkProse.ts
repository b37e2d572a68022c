import type { Problem } from "../shared/problem.ts";
import { checkSpelling, type englishDictionary, NEEDLESS_WORD } from "./checkSpelling.ts";
import { checkVoice } from "./checkVoice.ts";
import { readWordList } from "./proseLists.ts";
import { readProse } from "./readProse.ts";

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
