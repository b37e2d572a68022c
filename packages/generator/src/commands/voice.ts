import { countErrors, formatProblems } from "../check/report.ts";
import { checkVoice } from "../prose/checkVoice.ts";
import type { Settings } from "./settings.ts";

/** `npm run voice`: checks the wording of all content, and the length of sentences and table cells. */
export async function runVoice({ content, verbose, write }: Settings): Promise<number> {
  const { files, long, problems } = await checkVoice(content, { write });
  const count = (kind: string) => long.filter((text) => text.kind === kind).length;
  console.log(`Voice of ${files} files\n${formatProblems(problems, { verbose, root: content })}`);
  console.log(`${count("sentence")} long sentences, ${count("cell")} long table cells`);
  return countErrors(problems) > 0 ? 1 : 0;
}
