import { formatProblems } from "../check/report.ts";
import { checkSpelling, englishDictionary, parseWordList } from "../prose/checkSpelling.ts";
import { readWordList } from "../prose/proseLists.ts";
import { readProse } from "../prose/readProse.ts";
import type { Settings } from "./settings.ts";

/** `npm run spelling`: checks the prose of all content against a dictionary and the project's word list. */
export async function runSpelling({ content, verbose }: Settings): Promise<number> {
  const files = await readProse(content);
  const words = (await readWordList(content)) ?? parseWordList("", "words.txt");
  const problems = checkSpelling(files, englishDictionary(), words);
  console.log(`Spelling of ${files.length} files\n${formatProblems(problems, { verbose, root: content })}`);
  return problems.length > 0 ? 1 : 0;
}
