import { readVocabulary, readVoiceBudget, writeVoiceBudget } from "./proseLists.ts";
import { readProse } from "./readProse.ts";
import { checkVocabulary } from "./vocabulary.ts";
import { checkVoiceBudget, countByFile, findLongText, lowerBudget } from "./voiceBudget.ts";

/**
 * Checks the wording of all content but the blog, whose posts keep the voice of their authors. With `write`, the budget is
 * lowered to the current numbers, or created.
 */
export async function checkVoice(content: string, { write }: { write: boolean }) {
  const files = (await readProse(content)).filter(({ file }) => !file.startsWith("blog/"));
  const long = findLongText(files);
  const { budget: known, problems: inBudget } = await readVoiceBudget(content);
  const budget = write ? (known ? lowerBudget(long, known) : countByFile(long)) : (known ?? {});
  if (write && inBudget.length === 0) await writeVoiceBudget(content, budget);
  const problems = [
    ...inBudget,
    ...checkVocabulary(files, await readVocabulary(content)),
    ...(inBudget.length > 0 ? [] : checkVoiceBudget(long, budget)),
  ];
  return { files: files.length, long, problems };
}
