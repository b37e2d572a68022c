import { posix } from "node:path";
import type { SourcePage } from "../../content/contentTree.ts";
import type { Version } from "../../content/readVersions.ts";
import type { DocFrontMatter } from "../../content/schemas.ts";
import { errorProblem, type Problem } from "../../shared/problem.ts";
import { joinPath } from "../../shared/url.ts";

type DocSource = SourcePage<DocFrontMatter>;

/** A file of the docs with its id, path and position. */
export interface Doc extends DocSource, ReturnType<typeof placeDoc> {
  path: string;
  title: string;
  /** The title in sidebars. */
  label: string;
  description: string;
  position: number | undefined;
}

/** Reads the files of the docs, including drafts; reports ids that two of them have. */
export function readDocs(
  sources: DocSource[],
  { folder, path: docsPath }: Pick<Version, "folder" | "path">,
): { docs: Doc[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const placeById = new Map<string, string>();
  const docs = sources.map((source): Doc => {
    const { file, frontMatter, lines, page } = source;
    const place = placeDoc({ file: file.slice(folder.length + 1), frontMatter });
    if (!frontMatter.draft) reportSameId(place.id, file, lines["id"] ?? 1);
    const title = frontMatter.title || page.contentTitle || posix.basename(place.id) || place.id;
    return {
      ...source,
      ...place,
      path: joinPath(docsPath, place.slug),
      title,
      label: frontMatter.sidebar_label ?? title,
      description: frontMatter.description ?? page.firstParagraph.slice(0, 160),
      position: frontMatter.sidebar_position ?? place.numberPrefix,
    };
  });
  return { docs, problems };

  function reportSameId(id: string, file: string, line: number) {
    const other = placeById.get(id);
    placeById.set(id, `${file}:${line}`);
    if (other === undefined) return;
    const message = `The doc id "${id}" is used by ${other} too.`;
    problems.push(
      errorProblem({ rule: "duplicate-id", message, hint: "Give one of them another id.", file, line }),
    );
  }
}

/** Derives what a file's name and front matter say, by the rules of Docusaurus: number prefixes, ids, slugs, indexes. */
export function placeDoc({ file, frontMatter }: Pick<DocSource, "file" | "frontMatter">) {
  const { dir, base: fileName, name: baseName } = posix.parse(file);
  const parsePrefixes = frontMatter.parse_number_prefixes ?? true;
  const { name, numberPrefix } = parsePrefixes
    ? parseNumberPrefix(baseName)
    : { name: baseName, numberPrefix: undefined };
  const folderPath = parsePrefixes ? stripNumberPrefixes(dir) : dir;
  const isCategoryIndex = ["index", "readme", posix.basename(dir).toLowerCase()].includes(
    baseName.toLowerCase(),
  );
  const baseId = frontMatter.id ?? name;
  const id = folderPath ? `${folderPath}/${baseId}` : baseId;
  const { slug = isCategoryIndex ? "./" : baseId } = frontMatter;
  return {
    /** Folder relative to `docs`, empty at the top. */
    folder: dir,
    fileName,
    id,
    /** Path relative to that of the docs, with a leading slash. */
    slug: posix.join("/", frontMatter.slug?.startsWith("/") ? "" : `${folderPath}/`, slug),
    isCategoryIndex,
    /** The number of `02-` in the file name. */
    numberPrefix,
  };
}

/** Splits `02-intro` into `intro` and 2; dates and versions (`2021-11-x`, `7.0-x`) have no prefix. */
export function parseNumberPrefix(name: string): { name: string; numberPrefix: number | undefined } {
  const match = /^\d+[-_.]\d+/.test(name) ? null : /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name);
  return match
    ? { name: match[2] ?? name, numberPrefix: Number(match[1]) }
    : { name, numberPrefix: undefined };
}

export function stripNumberPrefixes(path: string): string {
  return path
    .split("/")
    .map((part) => parseNumberPrefix(part).name)
    .join("/");
}
