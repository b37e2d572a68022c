import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { CompiledPage } from "../markdown/compiledPage.ts";
import type { MarkdownSource } from "../markdown/pipeline.ts";
import { errorProblem, type Problem } from "../shared/problem.ts";
import type { ContentTree, SourcePage } from "./contentTree.ts";
import { readGitDates } from "./gitDates.ts";
import { listFiles } from "./listFiles.ts";
import { loadCatalogue } from "./loadCatalogue.ts";
import { loadMetadata } from "./loadMetadata.ts";
import { parseYaml } from "./parseYaml.ts";
import { readAssets } from "./readAssets.ts";
import { readText } from "./readText.ts";
import { hashOf, type Remember, runAlways } from "./remember.ts";
import { docFrontMatterSchema, pageFrontMatterSchema, postFrontMatterSchema } from "./schemas.ts";
import { splitFrontMatter } from "./splitFrontMatter.ts";

export interface ContentRoots {
  /** Holds `docs/`, `blog/`, `pages/`, `data/`; each may be missing. */
  content: string;
  /** Files copied as they are; may be missing. */
  public: string;
}

interface Loading {
  roots: ContentRoots;
  compile(source: MarkdownSource): CompiledPage | Promise<CompiledPage>;
  remember?: Remember;
  /** Commit dates that are known already; asked of git when absent. */
  dates?: Map<string, number>;
}

const MARKDOWN = /\.mdx?$/i;
/** Files and folders whose name begins with an underscore are not pages, as in Docusaurus. */
const HIDDEN = /(^|\/)_/;
const METADATA = /(^|\/)(_category_\.(json|ya?ml)|authors\.ya?ml|tags\.ya?ml)$/;

/** Reads the whole content folder; every problem is collected, nothing stops at the first. */
export async function loadContent({
  roots,
  compile,
  remember = runAlways,
  dates: knownDates,
}: Loading): Promise<ContentTree> {
  if (!existsSync(roots.content)) return emptyTree([missingRoot(roots.content)]);
  // Git takes its time; the pages are read meanwhile.
  const dates = knownDates ?? readGitDates(roots.content);
  const [files, publicPaths] = await Promise.all([listFiles(roots.content), listFiles(roots.public)]);
  const problems: Problem[] = [];
  const isAsset = (file: string) =>
    /^(docs|blog|pages)\//.test(file) && !MARKDOWN.test(file) && !METADATA.test(file);
  const assets = readAssets(roots.content, files.filter(isAsset));
  const publicAssets = readAssets(roots.public, publicPaths);
  const metadata = loadMetadata(
    roots.content,
    files.filter((file) => METADATA.test(file)),
    problems,
  );
  const catalogue = await loadCatalogue({ root: roots.content, files, problems, remember });

  async function readPages<Schema extends z.ZodObject>(folder: string, schema: Schema) {
    const isPage = (file: string) =>
      file.startsWith(`${folder}/`) && MARKDOWN.test(file) && !HIDDEN.test(file);
    const pages = await Promise.all(files.filter(isPage).map((file) => readPage(file, schema)));
    return pages.filter((page) => page !== null);
  }

  async function readPage<Schema extends z.ZodObject>(
    file: string,
    schema: Schema,
  ): Promise<SourcePage<z.output<Schema>> | null> {
    const read = readText(join(roots.content, file), file);
    if (!read.ok) {
      problems.push(read.problem);
      return null;
    }
    const { frontMatter: text, frontMatterLine, body, bodyLine } = splitFrontMatter(read.text);
    const knownKeys = Object.keys(schema.shape);
    const parsed = await remember(`front-matter ${file} ${text}`, () =>
      parseYaml({ text, file, firstLine: frontMatterLine, schema, rule: "front-matter", knownKeys }),
    );
    const page = await remember(`page ${file} ${bodyLine} ${hashOf(body)}`, () =>
      compile({ file, body, firstLine: bodyLine }),
    );
    problems.push(...page.problems, ...(parsed.ok ? [] : parsed.problems));
    const frontMatter = parsed.ok ? parsed.value : schema.parse({});
    return { file, frontMatter, body, page, updated: (await dates).get(file) ?? null };
  }

  const [docs, posts, pages] = await Promise.all([
    readPages("docs", docFrontMatterSchema),
    readPages("blog", postFrontMatterSchema),
    readPages("pages", pageFrontMatterSchema),
  ]);
  return {
    docs,
    posts,
    pages,
    ...metadata,
    catalogue,
    assets,
    publicFiles: new Map([...publicAssets].map(([file, asset]) => [`/${file}`, asset])),
    problems,
  };
}

function missingRoot(folder: string): Problem {
  return errorProblem({
    rule: "content-root",
    message: `The content folder does not exist: ${folder}`,
    hint: "Give the folder that holds docs/ and blog/ with --content DIR.",
  });
}

function emptyTree(problems: Problem[]): ContentTree {
  const nothing = {
    docs: [],
    posts: [],
    pages: [],
    categories: {},
    authors: {},
    tags: null,
    catalogue: null,
  };
  return { ...nothing, assets: new Map(), publicFiles: new Map(), problems };
}
