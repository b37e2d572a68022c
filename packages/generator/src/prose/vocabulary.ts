import { z } from "zod";
import { lineOfKey, parseYaml } from "../content/parseYaml.ts";
import { errorProblem, type Problem } from "../shared/problem.ts";
import { lineCounter, type ProseFile } from "./prose.ts";

const everyEntry = { instead: z.string().min(1).describe("What to write."), why: z.string().optional() };
const avoidedSchema = z.union([
  z.strictObject({
    phrase: z.string().min(1).describe("Words as they are written; case and line breaks do not matter."),
    ...everyEntry,
  }),
  z.strictObject({
    pattern: z.string().min(1).describe("A regular expression for what a phrase cannot say."),
    ...everyEntry,
  }),
]);

/** `vocabulary.json`. */
export const vocabularySchema = z.array(avoidedSchema);

/** Wordings to avoid, each with its replacement. */
export interface Vocabulary {
  avoided: { pattern: RegExp; instead: string; why?: string | undefined }[];
  problems: Problem[];
}

export function parseVocabulary(text: string, file: string): Vocabulary {
  const rule = "vocabulary-list";
  const { value, lines, problems } = parseYaml({ text, file, firstLine: 1, schema: vocabularySchema, rule });
  const avoided: Vocabulary["avoided"] = [];
  value?.forEach(({ instead, why, ...entry }, at) => {
    const source = "pattern" in entry ? entry.pattern : escapePattern(entry.phrase);
    try {
      avoided.push({ pattern: toPattern(source), instead, why });
    } catch (error) {
      const { message } = error as Error;
      const hint = "Correct the pattern, or write a phrase.";
      problems.push(
        errorProblem({ rule, message, hint, file, line: lineOfKey(lines, [`${at}`, "pattern"]) }),
      );
    }
  });
  return { avoided, problems };
}

/** Characters of words: Latin letters only, because `\p{L}` takes 5 ms to compile for each pattern. */
const IN_WORD = "[\\wÀ-ɏ-]";

/** Matches whole words, with any white space between them. */
function toPattern(source: string): RegExp {
  return new RegExp(`(?<!${IN_WORD})(?:${source.replaceAll(" ", "\\s+")})(?!${IN_WORD})`, "giu");
}

function escapePattern(phrase: string): string {
  return phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Reports wordings that the list avoids. */
export function checkVocabulary(files: ProseFile[], { avoided, problems }: Vocabulary): Problem[] {
  const avoidedWords = files.flatMap(({ file, prose }) =>
    prose.flatMap((block) => {
      const lineAt = lineCounter(block);
      return avoided.flatMap(({ pattern, instead, why }) =>
        [...block.text.matchAll(pattern)].map(({ 0: words, index }) => {
          const message = `"${words.trim().replace(/\s+/g, " ")}"`;
          const hint = `Write: ${instead}${why ? ` (${why})` : ""}`;
          return errorProblem({ rule: "vocabulary", message, hint, file, line: lineAt(index) });
        }),
      );
    }),
  );
  return [...problems, ...avoidedWords];
}
