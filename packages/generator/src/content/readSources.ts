import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { listFilesAndLinks } from "./listFiles.ts";

export interface ContentRoots {
  /** Contains `docs/`, `blog/` and `pages/`; each may be missing. */
  content: string;
  /** Contains files that are copied unchanged; may be missing. */
  public: string;
}

export const MARKDOWN = /\.mdx?$/i;
/** Nothing else of the content folder is listed: it may be a whole repository. */
const FOLDERS = ["blog", "docs", "pages"];
/** Parts of a Docusaurus site that are not read. */
const IGNORED = [
  ...["docusaurus.config.js", "docusaurus.config.ts", "sidebars.js", "sidebars.ts"],
  ...["src/pages", "versioned_docs", "i18n", "static"],
];
export const METADATA = /(^|\/)(_category_\.(json|ya?ml)|authors\.ya?ml|tags\.ya?ml)$/;

/** Lists the files of a site and reads the text files, each once, so that all consumers see the same version. */
export async function readSources(roots: ContentRoots) {
  const [others, ...own] = await Promise.all([
    listFilesAndLinks(roots.public),
    ...FOLDERS.map((folder) => listFilesAndLinks(roots.content, folder)),
  ]);
  const texts = new Map<string, Uint8Array>();
  const assetFiles: string[] = [];
  for (const file of own.flatMap(({ files }) => files)) {
    if (MARKDOWN.test(file) || METADATA.test(file)) texts.set(file, readFileSync(`${roots.content}/${file}`));
    else assetFiles.push(file);
  }
  const inPublic = relative(roots.content, roots.public);
  const links = [...own.flatMap((each) => each.links), ...others.links.map((file) => join(inPublic, file))];
  const ignored = [
    ...IGNORED.filter((name) => name !== inPublic && existsSync(join(roots.content, name))),
    ...assetFiles.filter((file) => /^pages\/.*\.[jt]sx?$/.test(file)),
  ];
  return { texts, assetFiles, publicFiles: others.files, links, ignored };
}
