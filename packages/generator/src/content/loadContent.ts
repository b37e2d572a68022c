import { existsSync } from "node:fs";
import type { z } from "zod";
import { loadCatalogue } from "../../../catalogue/src/loadCatalogue.ts";
import { UNDESCRIBED_FILE } from "../../../catalogue/src/undescribed.ts";
import { errorProblem, type Problem } from "../shared/problem.ts";
import type { ContentTree, SourceTexts } from "./contentTree.ts";
import { readGitDates } from "./gitDates.ts";
import { loadMetadata } from "./loadMetadata.ts";
import { readAssets } from "./readAssets.ts";
import { type Compile, compilePages, type ReadPage, readPages } from "./readPages.ts";
import { type ContentRoots, MARKDOWN, readSources } from "./readSources.ts";
import { readText } from "./readText.ts";
import { type Remember, runAlways } from "./remember.ts";
import {
  type DocFrontMatter,
  docFrontMatterSchema,
  pageFrontMatterSchema,
  postFrontMatterSchema,
} from "./schemas.ts";

interface Loading {
  roots: ContentRoots;
  compile: Compile;
  remember?: Remember;
  /** Commit dates that are known already; asked of git when absent. */
  dates?: Map<string, number>;
  /** Told what the docs say of themselves, before any page is compiled. */
  onOutline?: ((outline: Outline) => void) | undefined;
}

/** The docs as they are known from their front matter. */
export interface Outline {
  docs: ReadPage<DocFrontMatter>[];
  categories: ContentTree["categories"];
}

/** Files and folders whose name begins with an underscore are not pages, as in Docusaurus. */
const HIDDEN = /(^|\/)_/;

/** Reads the whole content folder; every problem is collected, nothing stops at the first. */
export async function loadContent({
  roots,
  compile,
  remember = runAlways,
  dates: knownDates,
  onOutline,
}: Loading): Promise<ContentTree> {
  if (!existsSync(roots.content)) return emptyTree([missingRoot(roots.content)]);
  // Git takes its time; the pages are read meanwhile.
  const dates = knownDates ?? readGitDates(roots.content);
  const { texts, assetFiles, publicFiles } = await readSources(roots);
  const problems: Problem[] = [];
  const assets = readAssets(roots.content, assetFiles);
  const publicAssets = readAssets(roots.public, publicFiles);
  const metadata = await loadMetadata({ texts, problems, remember });
  const server = await loadCatalogue({ texts, problems, remember });

  const read = <Schema extends z.ZodObject>(folder: string, schema: Schema) => {
    const isPage = (file: string) =>
      file.startsWith(`${folder}/`) && MARKDOWN.test(file) && !HIDDEN.test(file);
    const own = new Map([...texts].filter(([file]) => isPage(file)));
    return readPages(schema, { texts: own, problems, remember });
  };
  const [readDocs, readPosts, readOthers] = await Promise.all([
    read("docs", docFrontMatterSchema),
    read("blog", postFrontMatterSchema),
    read("pages", pageFrontMatterSchema),
  ]);
  onOutline?.({ docs: readDocs, categories: metadata.categories });
  const compiling = { compile, problems, remember, dates };
  const [docs, posts, pages] = await Promise.all([
    compilePages(readDocs, compiling),
    compilePages(readPosts, compiling),
    compilePages(readOthers, compiling),
  ]);
  return {
    docs,
    posts,
    pages,
    ...metadata,
    ...server,
    undescribed: readUndescribed(texts, problems),
    texts,
    assets,
    publicFiles: new Map([...publicAssets].map(([file, asset]) => [`/${file}`, asset])),
    problems,
  };
}

function readUndescribed(texts: SourceTexts, problems: Problem[]): string | null {
  const bytes = texts.get(UNDESCRIBED_FILE);
  if (!bytes) return null;
  const read = readText(bytes, UNDESCRIBED_FILE);
  if (!read.ok) problems.push(read.problem);
  return read.ok ? read.text : null;
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
    dataKey: "",
    undescribed: null,
  };
  return { ...nothing, texts: new Map(), assets: new Map(), publicFiles: new Map(), problems };
}
