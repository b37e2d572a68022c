import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { z } from "zod";
import { namedFile } from "../markdown/code/codeOfFile.ts";
import type { CompiledPage } from "../markdown/compiledPage.ts";
import type { MarkdownSource } from "../markdown/pipeline.ts";
import { type Problem, toProblem } from "../shared/problem.ts";
import { splitHref } from "../shared/url.ts";
import type { SourcePage, SourceTexts } from "./contentTree.ts";
import type { GitHistory } from "./gitHistory.ts";
import { parseYaml } from "./parseYaml.ts";
import { readText } from "./readText.ts";
import { hashOf, type Remember } from "./remember.ts";
import { splitFrontMatter } from "./splitFrontMatter.ts";

export type Compile = (source: MarkdownSource) => CompiledPage | Promise<CompiledPage>;

interface Reading {
  compile: Compile;
  remember: Remember;
  history: GitHistory | Promise<GitHistory>;
  /** The content folder, for the files whose code they show. */
  root: string;
  /** They are shown on pages, so their ids must differ from those of other texts. */
  areParts?: boolean;
}

const FENCE_WITH_FILE = /^[ \t>]*(?:`{3,}(?!`)|~{3,}(?!~)).*?\sfile=(?:"([^"]*)"|'([^']*)'|(\S+))/gm;

/** Parses the front matter of Markdown files and compiles them; invalid parts are reported and left out. */
export async function readPages<Schema extends z.ZodObject>(
  schema: Schema,
  texts: SourceTexts,
  { compile, remember, history, root, areParts = false }: Reading,
): Promise<{ pages: SourcePage<z.output<Schema>>[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const knownKeys = Object.keys(schema.shape);
  const pages: SourcePage<z.output<Schema>>[] = [];
  for (const [file, bytes] of texts) pages.push(await readPage(file, bytes));
  return { pages, problems: [...problems, ...pages.flatMap(({ page }) => page.problems)] };

  async function readPage(file: string, bytes: Uint8Array): Promise<SourcePage<z.output<Schema>>> {
    const read = readText(bytes, file);
    if (read.problem) problems.push(read.problem);
    const split = splitFrontMatter(read.text);
    const { frontMatter: text, frontMatterLine: firstLine, body, bodyLine } = split;
    if (split.problem) problems.push(toProblem(split.problem, file));
    const parsed = await remember(`front-matter ${file}`, `${firstLine} ${text}`, () =>
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
    const codeFiles = readCodeFiles(root, file, body);
    const code = Object.keys(codeFiles).length > 0 ? hashOf(JSON.stringify(codeFiles)) : "";
    const key = `${bodyLine} ${hashOf(body)}${code}`;
    const page = await remember(`page ${file}`, key, async () => {
      // Lets signals and requests in between two pages.
      await setImmediate();
      return compile({ file, body, firstLine: bodyLine, codeFiles, isPart: areParts });
    });
    const { lines } = parsed;
    const { dates } = await history;
    return { file, frontMatter, lines, body, bodyLine, page, key, updated: dates.get(file) ?? null };
  }
}

/** Reads the files whose code a page shows, by the name it gives them; only those of the content folder. */
function readCodeFiles(root: string, page: string, body: string): Record<string, string> {
  const names = [...body.matchAll(FENCE_WITH_FILE)].map(
    ([, double, single, bare = ""]) => double ?? single ?? bare,
  );
  const texts = names.flatMap((name) => {
    const { path } = splitHref(name);
    const file = namedFile(page, path);
    const isFile = statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ?? false;
    if (file.startsWith("..") || !isFile) return [];
    return [[path, readFileSync(join(root, file), "utf8")]];
  });
  return Object.fromEntries(texts);
}
