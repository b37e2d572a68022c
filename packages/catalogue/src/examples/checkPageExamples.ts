import type { Problem, SitePage } from "@docs/generator";
import { checkExamples } from "./checkExamples.ts";

/** The examples of some pages through the programs they are for; those that are not installed are passed over. */
export async function checkPageExamples(pages: SitePage[]): Promise<Problem[]> {
  const examples = pages.flatMap(({ file, snippets }) =>
    snippets.filter(({ nocheck }) => nocheck === undefined).map((snippet) => ({ ...snippet, file })),
  );
  return (await checkExamples(examples)).flatMap(({ problems }) => problems);
}
