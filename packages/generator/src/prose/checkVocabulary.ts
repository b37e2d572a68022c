import { errorProblem, type Problem } from "../shared/problem.ts";
import { lineAt, type ProseFile } from "./prose.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Every place where a page uses a wording that the list avoids. */
export function checkVocabulary(files: ProseFile[], { avoided, problems }: Vocabulary): Problem[] {
  const found = files.flatMap(({ file, prose }) =>
    prose.flatMap((block) =>
      avoided.flatMap(({ pattern, instead, why }) =>
        [...block.text.matchAll(pattern)].map(({ 0: words, index }) =>
          errorProblem({
            rule: "vocabulary",
            message: `"${words.trim().replace(/\s+/g, " ")}"`,
            hint: `Write: ${instead}${why ? ` (${why})` : ""}`,
            file,
            line: lineAt(block, index),
          }),
        ),
      ),
    ),
  );
  return [...problems, ...found];
}
