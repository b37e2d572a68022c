import type { z } from "zod";
import type { CompiledPage } from "../markdown/compiledPage.ts";
import type { MarkdownSource } from "../markdown/pipeline.ts";
import type { Problem } from "../shared/problem.ts";
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

/** Reads the files, their front matter and their Markdown; what cannot be read is left out. */
export async function readPages<Schema extends z.ZodObject>(
  schema: Schema,
  texts: SourceTexts,
  { compile, problems, remember, dates }: Reading,
): Promise<SourcePage<z.output<Schema>>[]> {
  const knownKeys = Object.keys(schema.shape);
  const pages = (await Promise.all([...texts].map(readPage))).filter((page) => page !== null);
  problems.push(...pages.flatMap(({ page }) => page.problems));
  return pages;

  async function readPage([file, bytes]: [string, Uint8Array]): Promise<SourcePage<z.output<Schema>> | null> {
    const read = readText(bytes, file);
    if (!read.ok) {
      problems.push(read.problem);
      return null;
    }
    const { frontMatter: text, frontMatterLine: firstLine, body, bodyLine } = splitFrontMatter(read.text);
    const parsed = await remember(`front-matter ${file} ${text}`, () =>
      parseYaml({ text, file, firstLine, schema, rule: "front-matter", knownKeys }),
    );
    problems.push(...parsed.problems);
    const frontMatter = parsed.value ?? schema.parse({});
    const page = await remember(`page ${file} ${bodyLine} ${hashOf(body)}`, () =>
      compile({ file, body, firstLine: bodyLine }),
    );
    return { file, frontMatter, body, bodyLine, page, updated: (await dates).get(file) ?? null };
  }
}
