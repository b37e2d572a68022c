import { countErrors, formatProblems } from "../check/report.ts";
import { checkVoice } from "../prose/checkVoice.ts";
import { readProse } from "../prose/readProse.ts";
import type { Settings } from "./settings.ts";

/** `npm run voice`: checks the wording of all content, and the length of sentences and table cells. */
export async function runVoice({ content, verbose }: Settings): Promise<number> {
  const files = await readProse(content);
  const problems = await checkVoice(content, files);
  console.log(`Voice of ${files.length} files\n${formatProblems(problems, { verbose, root: content })}`);
  return countErrors(problems) > 0 ? 1 : 0;
}
