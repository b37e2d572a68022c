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

/** A Markdown file with its front matter, not compiled yet. */
type ReadPage<FrontMatter> = Omit<SourcePage<FrontMatter>, "page" | "updated">;

interface Reading {
  texts: SourceTexts;
  problems: Problem[];
  remember: Remember;
}

/** Reads the files and their front matter; what cannot be read is left out. */
export async function readPages<Schema extends z.ZodObject>(
  schema: Schema,
  { texts, problems, remember }: Reading,
): Promise<ReadPage<z.output<Schema>>[]> {
  const knownKeys = Object.keys(schema.shape);
  const pages = await Promise.all([...texts].map(readPage));
  return pages.filter((page) => page !== null);

  async function readPage([file, bytes]: [string, Uint8Array]): Promise<ReadPage<z.output<Schema>> | null> {
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
    return { file, frontMatter: parsed.value ?? schema.parse({}), body, bodyLine };
  }
}

interface Compiling {
  compile: Compile;
  problems: Problem[];
  remember: Remember;
  dates: Map<string, number> | Promise<Map<string, number>>;
}

export async function compilePages<FrontMatter>(
  pages: ReadPage<FrontMatter>[],
  { compile, problems, remember, dates }: Compiling,
): Promise<SourcePage<FrontMatter>[]> {
  const compiled = await Promise.all(pages.map(compilePage));
  problems.push(...compiled.flatMap(({ page }) => page.problems));
  return compiled;

  async function compilePage(read: ReadPage<FrontMatter>): Promise<SourcePage<FrontMatter>> {
    const { file, body, bodyLine } = read;
    const key = `page ${file} ${bodyLine} ${hashOf(body)}`;
    const page = await remember(key, () => compile({ file, body, firstLine: bodyLine }));
    return { ...read, page, updated: (await dates).get(file) ?? null };
  }
}
