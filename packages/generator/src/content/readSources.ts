import { readFileSync } from "node:fs";
import type { SourceTexts } from "./contentTree.ts";
import { listFiles } from "./listFiles.ts";

export interface ContentRoots {
  /** Holds `docs/`, `blog/` and `pages/`; each may be missing. */
  content: string;
  /** Files copied as they are; may be missing. */
  public: string;
}

/** All files that a site is made of. */
export interface Sources {
  texts: SourceTexts;
  /** Files beside the Markdown, below the content folder. */
  assetFiles: string[];
  /** Files below the public folder. */
  publicFiles: string[];
}

export const MARKDOWN = /\.mdx?$/i;
const PAGES = /^(docs|blog|pages)\//;
export const METADATA = /(^|\/)(_category_\.(json|ya?ml)|authors\.ya?ml|tags\.ya?ml)$/;

/** Reads every text once, so that all who look at a file see the same. */
export async function readSources(roots: ContentRoots): Promise<Sources> {
  const [files, publicFiles] = await Promise.all([listFiles(roots.content), listFiles(roots.public)]);
  const texts = new Map<string, Uint8Array>();
  const assetFiles: string[] = [];
  for (const file of files) {
    if (isText(file)) texts.set(file, readFileSync(`${roots.content}/${file}`));
    else if (PAGES.test(file)) assetFiles.push(file);
  }
  return { texts, assetFiles, publicFiles };
}

function isText(file: string): boolean {
  if (PAGES.test(file)) return MARKDOWN.test(file) || METADATA.test(file);
  return METADATA.test(file);
}
