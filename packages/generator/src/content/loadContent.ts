import { existsSync } from "node:fs";
import type { z } from "zod";
import { groupBy } from "../shared/groupBy.ts";
import { errorProblem, type Problem, warningProblem } from "../shared/problem.ts";
import type { ContentTree } from "./contentTree.ts";
import { readGitDates } from "./gitDates.ts";
import { loadMetadata } from "./loadMetadata.ts";
import { readAssets } from "./readAssets.ts";
import { type Compile, readPages } from "./readPages.ts";
import { type ContentRoots, MARKDOWN, readSources } from "./readSources.ts";
import { type Remember, runAlways } from "./remember.ts";
import { docFrontMatterSchema, pageFrontMatterSchema, postFrontMatterSchema } from "./schemas.ts";

interface Loading {
  roots: ContentRoots;
  compile: Compile;
  remember?: Remember;
  /** Commit dates, if known already; read from git otherwise. */
  dates?: Map<string, number>;
}

/** Files and folders that start with an underscore are not pages, as in Docusaurus. */
const HIDDEN = /(^|\/)_/;

/** Reads the whole content folder and collects all problems. */
export async function loadContent(loading: Loading): Promise<ContentTree> {
  const { roots, compile, remember = runAlways } = loading;
  // Not awaited here: git is slow, and pages are read in parallel.
  const dates = loading.dates ?? readGitDates(roots.content);
  const { texts, assetFiles, publicFiles, links, ignored } = await readSources(roots);
  const problems: Problem[] = links.map(symbolicLink);
  if (ignored.length > 0) problems.push(ignoredFiles(ignored));
  const assets = readAssets(roots.content, assetFiles);
  const publicAssets = readAssets(roots.public, publicFiles);
  const metadata = await loadMetadata(texts, problems, remember);

  const read = <Schema extends z.ZodObject>(folder: string, schema: Schema) => {
    const isPage = (file: string) =>
      file.startsWith(`${folder}/`) && MARKDOWN.test(file) && !HIDDEN.test(file);
    const own = new Map([...texts].filter(([file]) => isPage(file)));
    return readPages(schema, own, { compile, problems, remember, dates });
  };
  const [docs, posts, pages] = await Promise.all([
    read("docs", docFrontMatterSchema),
    read("blog", postFrontMatterSchema),
    read("pages", pageFrontMatterSchema),
  ]);
  if (docs.length + posts.length + pages.length === 0) problems.push(noPages(roots.content));
  return {
    docs,
    posts,
    pages,
    ...metadata,
    assets,
    publicFiles: new Map([...publicAssets].map(([file, asset]) => [`/${file}`, asset])),
    problems: mergeRepeated(problems),
  };
}

function symbolicLink(file: string): Problem {
  const message = "The file is a symbolic link, which is not followed.";
  return errorProblem({ rule: "symbolic-link", message, hint: "Put a copy of the file in its place.", file });
}

function ignoredFiles(names: string[]): Problem {
  const message = `Not read: ${names.join(", ")}.`;
  const hint =
    "Sidebars follow from the folders of docs/, pages are Markdown in pages/, settings are in site.config.ts, and files to copy are in the folder of --public.";
  return warningProblem({ rule: "ignored-files", message, hint });
}

function noPages(folder: string): Problem {
  const message = existsSync(folder)
    ? `There is no Markdown file in docs/, blog/ or pages/ of the content folder: ${folder}`
    : `The content folder does not exist: ${folder}`;
  const hint = "Give the folder that holds docs/, blog/ and pages/ with --content DIR.";
  return errorProblem({ rule: "content-root", message, hint });
}

/** Rules that many pages break alike: keys of other tools, diagrams that are not drawn. */
const REPORTED_ONCE = new Set(["ignored-key", "diagram-kind"]);

/** Reports what many pages share once, with the number of the others. */
function mergeRepeated(problems: Problem[]): Problem[] {
  const isRepeated = ({ rule }: Problem) => REPORTED_ONCE.has(rule);
  const byMessage = groupBy(problems.filter(isRepeated), ({ message }) => message);
  return problems.flatMap((problem): Problem[] => {
    if (!isRepeated(problem)) return [problem];
    const same = byMessage.get(problem.message) ?? [];
    if (problem !== same[0]) return [];
    const others = same.length - 1;
    const more =
      others === 1
        ? " There is another one like it."
        : others > 1
          ? ` There are ${others} others like it.`
          : "";
    return [{ ...problem, hint: (problem.hint ?? "") + more }];
  });
}
