import { posix } from "node:path";
import type { SourcePage } from "../../content/contentTree.ts";
import type { DocFrontMatter } from "../../content/schemas.ts";

/** Path parts of a doc by the rules of Docusaurus: number prefixes, ids, slugs, category indexes. */
export interface DocPath {
  /** Folder relative to `docs`, empty at the top. */
  folder: string;
  /** File name with extension. */
  fileName: string;
  id: string;
  /** Path relative to the docs base, with a leading slash. */
  slug: string;
  isCategoryIndex: boolean;
  /** The number of `02-` in the file name. */
  numberPrefix: number | undefined;
}

export function docPath({
  file,
  frontMatter,
}: Pick<SourcePage<DocFrontMatter>, "file" | "frontMatter">): DocPath {
  const relative = file.replace(/^docs\//, "");
  const slashAt = relative.lastIndexOf("/");
  const folder = slashAt < 0 ? "" : relative.slice(0, slashAt);
  const fileName = relative.slice(slashAt + 1);
  const base = fileName.replace(/\.mdx?$/i, "");
  const parsePrefixes = frontMatter.parse_number_prefixes ?? true;
  const { name, numberPrefix } = parsePrefixes
    ? parseNumberPrefix(base)
    : { name: base, numberPrefix: undefined };
  const folderPath = parsePrefixes ? stripNumberPrefixes(folder) : folder;

  const baseId = frontMatter.id ?? name;
  const isCategoryIndex = isIndexName(base, folder);
  const folderSlug = folderPath ? `/${folderPath}/` : "/";
  const { slug: ownSlug } = frontMatter;
  const slug =
    !ownSlug && isCategoryIndex
      ? folderSlug
      : posix.join(ownSlug?.startsWith("/") ? "/" : folderSlug, ownSlug ?? baseId);
  const id = folderPath ? `${folderPath}/${baseId}` : baseId;
  return { folder, fileName, id, slug, isCategoryIndex, numberPrefix };
}

/** True for `index`, `readme` and a file named like its folder. */
function isIndexName(base: string, folder: string): boolean {
  const own = folder.split("/").at(-1)?.toLowerCase();
  return ["index", "readme", own].includes(base.toLowerCase());
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
