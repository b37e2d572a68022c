import { statSync } from "node:fs";
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
  const assets = await readAssets({ root: roots.content, files: assetFiles }, remember);
  const publicAssets = await readAssets(
    { root: roots.public, files: publicFiles, hasOwnNames: true },
    remember,
  );
  const { problems: metadataProblems, ...metadata } = await loadMetadata(texts, remember);

  const reading = { ...compiling, root: roots.content };
  const docs = await readPages(docFrontMatterSchema, pagesIn(docsFolders, texts), reading);
  const posts = await readPages(postFrontMatterSchema, pagesIn(["blog"], texts), reading);
  const standalone = await readPages(pageFrontMatterSchema, pagesIn(["pages"], texts), reading);
  const pages = [...docs.pages, ...posts.pages, ...standalone.pages];
  const hidden = new Map([...texts].filter(([file]) => MARKDOWN.test(file) && HIDDEN.test(file)));
  const { parts, problems: partProblems } = await readParts(pages, hidden, (included) =>
    readPages(partFrontMatterSchema, included, { ...reading, areParts: true }),
  );
  const { renamed, problems: gitProblems = [] } = await history;
  return {
    versions,
    docs: docs.pages,
    posts: posts.pages,
    pages: standalone.pages,
    parts,
    ...metadata,
    assets,
    renamed,
    publicFiles: new Map([...publicAssets].map(([file, asset]) => [`/${file}`, asset])),
    problems: [
      ...versionProblems,
      ...links.map(symbolicLink),
      ...(unread.length > 0 ? [unreadFiles(unread)] : []),
      ...metadataProblems,
      ...[docs, posts, standalone].flatMap(({ problems }) => problems),
      ...partProblems,
      ...gitProblems,
      ...(pages.length === 0 ? [noPages(roots.content)] : []),
    ],
  };
}

/** Returns the Markdown files below some folders that are pages of their own. */
function pagesIn(folders: string[], texts: SourceTexts): SourceTexts {
  const isPage = (file: string) =>
    folders.some((folder) => file.startsWith(`${folder}/`) && !HIDDEN.test(file.slice(folder.length))) &&
    MARKDOWN.test(file);
  return new Map([...texts].filter(([file]) => isPage(file)));
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
  const message = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? `There is no Markdown file in docs/, blog/ or pages/ of the content folder: ${folder}`
    : `The content folder does not exist: ${folder}`;
  const hint = "Give the folder that holds docs/, blog/ and pages/ with --content DIR.";
  return errorProblem({ rule: "content-root", message, hint });
}
