import { z } from "zod";
import { errorProblem, type Problem } from "../shared/problem.ts";
import { lineAt, type ProseFile } from "./prose.ts";

const avoidedSchema = z
  .strictObject({
    phrase: z
      .string()
      .min(1)
      .optional()
      .describe("Words as they are written; case and line breaks do not matter."),
    pattern: z.string().min(1).optional().describe("A regular expression for what a phrase cannot say."),
    instead: z.string().min(1).describe("What to write."),
    why: z.string().optional(),
  })
  .refine(({ phrase, pattern }) => (phrase === undefined) !== (pattern === undefined), {
    message: "needs either a phrase or a pattern",
  });

/** `vocabulary.json`. */
export const vocabularySchema = z.array(avoidedSchema);

/** The wordings that the pages avoid, each with the one they use. */
export interface Vocabulary {
  avoided: { pattern: RegExp; instead: string; why?: string | undefined }[];
  problems: Problem[];
}

/** Reads the list of avoided wordings. */
export function parseVocabulary(json: string, file: string): Vocabulary {
  const problem = (message: string) =>
    errorProblem({ rule: "vocabulary-list", message, hint: "Correct the entry.", file });
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    return { avoided: [], problems: [problem(`The list is not JSON: ${(error as Error).message}`)] };
  }
  const parsed = vocabularySchema.safeParse(data);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => problem(`${path.join(".")}: ${message}`));
    return { avoided: [], problems };
  }
  const avoided: Vocabulary["avoided"] = [];
  const problems: Problem[] = [];
  for (const { phrase, pattern, instead, why } of parsed.data) {
    try {
      avoided.push({ pattern: toPattern(pattern ?? escapePattern(phrase ?? "")), instead, why });
    } catch (error) {
      problems.push(problem((error as Error).message));
    }
  }
  return { avoided, problems };
}

/** What words are made of: Latin letters by range, since all letters of Unicode take 5 ms to compile, for each pattern. */
const IN_WORD = "[\\wÀ-ɏ-]";

/** Whole words, with any white space between them. */
function toPattern(source: string): RegExp {
  return new RegExp(`(?<!${IN_WORD})(?:${source.replaceAll(" ", "\\s+")})(?!${IN_WORD})`, "giu");
}

function escapePattern(phrase: string): string {
  return phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

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
