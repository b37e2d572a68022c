import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { listFilesAndLinks } from "./listFiles.ts";

export interface ContentRoots {
  /** Holds `docs/`, `blog/` and `pages/`; each may be missing. */
  content: string;
  /** Files copied as they are; may be missing. */
  public: string;
}

export const MARKDOWN = /\.mdx?$/i;
const PAGES = /^(docs|blog|pages)\//;
export const METADATA = /(^|\/)(_category_\.(json|ya?ml)|authors\.ya?ml|tags\.ya?ml)$/;

/** All files that a site is made of. Every text is read once, so that all who look at a file see the same. */
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
