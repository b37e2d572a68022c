import { existsSync } from "node:fs";
import type { z } from "zod";
import { errorProblem, type Problem, warningProblem } from "../shared/problem.ts";
import type { ContentTree, SourceTexts } from "./contentTree.ts";
import type { GitHistory } from "./gitHistory.ts";
import { loadMetadata } from "./loadMetadata.ts";
import { readAssets } from "./readAssets.ts";
import { type Compile, readPages } from "./readPages.ts";
import { partFrontMatterSchema, readParts } from "./readParts.ts";
import { type ContentRoots, MARKDOWN, readSources } from "./readSources.ts";
import type { Versions } from "./readVersions.ts";
import type { Remember } from "./remember.ts";
import { docFrontMatterSchema, pageFrontMatterSchema, postFrontMatterSchema } from "./schemas.ts";

export interface Loading {
  roots: ContentRoots;
  docs: Versions;
  compile: Compile;
  remember: Remember;
  /** Awaited with the first page: git is slow, and pages are read in parallel. */
  history: GitHistory | Promise<GitHistory>;
}

/** Files and folders that start with an underscore are not pages, as in Docusaurus. */
export const HIDDEN = /(^|\/)_/;

/** Reads the whole content folder and collects all problems. */
export async function loadContent({
  roots,
  docs: { versions, problems: versionProblems },
  ...compiling
}: Loading): Promise<ContentTree> {
  const { remember, history } = compiling;
  const docsFolders = versions.map(({ folder }) => folder);
  const { texts, assetFiles, publicFiles, links, unread } = await readSources(roots, docsFolders);
  const problems: Problem[] = [...versionProblems, ...links.map(symbolicLink)];
  if (unread.length > 0) problems.push(unreadFiles(unread));
  const assets = await readAssets({ root: roots.content, files: assetFiles }, remember);
  const publicAssets = await readAssets(
    { root: roots.public, files: publicFiles, hasOwnNames: true },
    remember,
  );
  const { problems: metadataProblems, ...metadata } = await loadMetadata(texts, remember);
  problems.push(...metadataProblems);

  const reading = { ...compiling, root: roots.content };
  const read = async <Schema extends z.ZodObject>(schema: Schema, texts: SourceTexts, areParts = false) => {
    const { pages, problems: pageProblems } = await readPages(schema, texts, { ...reading, areParts });
    problems.push(...pageProblems);
    return pages;
  };
  const pagesIn = (folders: string[]) => {
    const isPage = (file: string) =>
      folders.some((folder) => file.startsWith(`${folder}/`) && !HIDDEN.test(file.slice(folder.length))) &&
      MARKDOWN.test(file);
    return new Map([...texts].filter(([file]) => isPage(file)));
  };
  const docs = await read(docFrontMatterSchema, pagesIn(docsFolders));
  const posts = await read(postFrontMatterSchema, pagesIn(["blog"]));
  const pages = await read(pageFrontMatterSchema, pagesIn(["pages"]));
  const hidden = new Map([...texts].filter(([file]) => MARKDOWN.test(file) && HIDDEN.test(file)));
  const { parts, problems: partProblems } = await readParts(
    [...docs, ...posts, ...pages],
    hidden,
    (included) => read(partFrontMatterSchema, included, true),
  );
  problems.push(...partProblems);
  const { renamed, problems: gitProblems = [] } = await history;
  problems.push(...gitProblems);
  if (docs.length + posts.length + pages.length === 0) problems.push(noPages(roots.content));
  return {
    versions,
    docs,
    posts,
    pages,
    parts,
    ...metadata,
    assets,
    renamed,
    publicFiles: new Map([...publicAssets].map(([file, asset]) => [`/${file}`, asset])),
    problems,
  };
}

function symbolicLink(file: string): Problem {
  const message = "The file is a symbolic link, which is not followed.";
  return errorProblem({ rule: "symbolic-link", message, hint: "Put a copy of the file in its place.", file });
}

function unreadFiles(names: string[]): Problem {
  const message = `Not read: ${names.join(", ")}.`;
  return warningProblem({ rule: "unread-files", message, hint: "Put pages into docs/, blog/ or pages/." });
}

function noPages(folder: string): Problem {
  const message = existsSync(folder)
    ? `There is no Markdown file in docs/, blog/ or pages/ of the content folder: ${folder}`
    : `The content folder does not exist: ${folder}`;
  const hint = "Give the folder that holds docs/, blog/ and pages/ with --content DIR.";
  return errorProblem({ rule: "content-root", message, hint });
}
