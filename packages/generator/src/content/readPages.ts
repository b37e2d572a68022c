import type { z } from "zod";
import type { CompiledPage } from "../markdown/compiledPage.ts";
import type { MarkdownSource } from "../markdown/pipeline.ts";
import { type Problem, toProblem } from "../shared/problem.ts";
import type { SourcePage, SourceTexts } from "./contentTree.ts";
import { parseYaml } from "./parseYaml.ts";
import { readText } from "./readText.ts";
import { hashOf, type Remember } from "./remember.ts";
import { splitFrontMatter } from "./splitFrontMatter.ts";

export type Compile = (source: MarkdownSource) => CompiledPage | Promise<CompiledPage>;

interface Reading {
  compile: Compile;
  problems: Problem[];
  remember: Remember;
  dates: Map<string, number> | Promise<Map<string, number>>;
}

/** Parses the front matter of Markdown files and compiles them; invalid parts are reported and left out. */
export async function readPages<Schema extends z.ZodObject>(
  schema: Schema,
  texts: SourceTexts,
  { compile, problems, remember, dates }: Reading,
): Promise<SourcePage<z.output<Schema>>[]> {
  const knownKeys = Object.keys(schema.shape);
  const pages = await Promise.all([...texts].map(readPage));
  problems.push(...pages.flatMap(({ page }) => page.problems));
  return pages;

  async function readPage([file, bytes]: [string, Uint8Array]): Promise<SourcePage<z.output<Schema>>> {
    const read = readText(bytes, file);
    if (read.problem) problems.push(read.problem);
    const split = splitFrontMatter(read.text);
    const { frontMatter: text, frontMatterLine: firstLine, body, bodyLine } = split;
    if (split.problem) problems.push(toProblem(split.problem, file));
    const parsed = await remember(`front-matter ${file} ${firstLine} ${text}`, () =>
      parseYaml({
        text,
        file,
        firstLine,
        schema,
        rule: "front-matter",
        knownKeys,
        ignoredKeyRule: "ignored-key",
      }),
    );
    problems.push(...parsed.problems);
    const frontMatter = parsed.value ?? schema.parse({});
    const page = await remember(`page ${file} ${bodyLine} ${hashOf(body)}`, () =>
      compile({ file, body, firstLine: bodyLine }),
    );
    const { lines } = parsed;
    return { file, frontMatter, lines, body, bodyLine, page, updated: (await dates).get(file) ?? null };
  }
}
