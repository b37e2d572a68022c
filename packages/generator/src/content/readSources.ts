import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { listFilesAndLinks } from "./listFiles.ts";

export interface ContentRoots {
  /** Contains `docs/`, `blog/` and `pages/`; each may be missing. */
  content: string;
  /** Contains files that are copied unchanged; may be missing. */
  public: string;
}

export const MARKDOWN = /\.mdx?$/i;
const PAGES = /^(docs|blog|pages)\//;
export const METADATA = /(^|\/)(_category_\.(json|ya?ml)|authors\.ya?ml|tags\.ya?ml)$/;

/** Lists the files of a site and reads the text files, each once, so that all consumers see the same version. */
export async function readSources(roots: ContentRoots) {
  const [own, others] = await Promise.all([
    listFilesAndLinks(roots.content),
    listFilesAndLinks(roots.public),
  ]);
  const texts = new Map<string, Uint8Array>();
  const assetFiles: string[] = [];
  for (const file of own.files) {
    const isPage = PAGES.test(file) && MARKDOWN.test(file);
    if (isPage || METADATA.test(file)) texts.set(file, readFileSync(`${roots.content}/${file}`));
    else if (PAGES.test(file)) assetFiles.push(file);
  }
  const inPublic = relative(roots.content, roots.public);
  const links = [...own.links, ...others.links.map((file) => join(inPublic, file))];
  return { texts, assetFiles, publicFiles: others.files, links };
}
