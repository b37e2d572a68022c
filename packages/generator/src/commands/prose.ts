import { loadValidConfig } from "../build/loadSite.ts";
import { count, countErrors, formatProblems } from "../check/report.ts";
import { isMaintained, readVersions } from "../content/readVersions.ts";
import { checkVoice, readWordList } from "../prose/checkProse.ts";
import { checkSpelling, englishDictionary, parseWordList } from "../prose/checkSpelling.ts";
import type { ProseFile } from "../prose/prose.ts";
import { readProse } from "../prose/readProse.ts";
import type { Problem } from "../shared/problem.ts";
import type { CommandLine } from "./commandLine.ts";

/** `npm run spelling`: checks the prose of all content against a dictionary and the project's word list. */
export function runSpelling(commandLine: CommandLine): Promise<number> {
  return checkAll(commandLine, "Spelling", async (files) => {
    const words = (await readWordList(commandLine.content)) ?? parseWordList("", "words.txt");
    return checkSpelling(files, englishDictionary(), words);
  });
}

/** `npm run voice`: checks the wording of all content, and the length of sentences and table cells. */
export function runVoice(commandLine: CommandLine): Promise<number> {
  return checkAll(commandLine, "Voice", (files) => checkVoice(commandLine.content, files));
}

async function checkAll(
  { content, verbose }: CommandLine,
  what: string,
  check: (files: ProseFile[]) => Promise<Problem[]>,
): Promise<number> {
  const files = await readMaintainedProse(content);
  const problems = await check(files);
  console.log(
    `${what} of ${count(files.length, "file")}\n${formatProblems(problems, { verbose, root: content })}`,
  );
  return countErrors(problems) > 0 ? 1 : 0;
}

/** Reads all prose of a content folder but that of versions which are not maintained. */
async function readMaintainedProse(content: string): Promise<ProseFile[]> {
  const { config } = await loadValidConfig(content);
  const old = readVersions(content, config.docs).versions.filter((version) => !isMaintained(version));
  const folders = old.flatMap(({ folder, dataFolder }) => [`${folder}/`, `${dataFolder}/`]);
  const files = await readProse(content);
  return files.filter(({ file }) => !folders.some((folder) => file.startsWith(folder)));
}
