import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { listFilesAndLinks } from "./listFiles.ts";

export interface ContentRoots {
  /** Contains `docs/`, `blog/` and `pages/`; each may be missing. */
  content: string;
  /** Contains files that are copied unchanged; may be missing. */
  public: string;
}

export const MARKDOWN = /\.mdx?$/i;
/** Nothing else of the content folder is listed in depth: it may be a whole repository. */
const FOLDERS = ["blog", "pages"];
/** What repositories have beside their pages. */
const REPOSITORY_FILE = /^([A-Z_]+|readme)\.md$/;
export const METADATA = /(^|\/)(_category_\.(json|ya?ml)|authors\.ya?ml|tags\.ya?ml)$/;

/** Lists the files of a site and reads the text files, each once, so that all consumers see the same version. */
export async function readSources(roots: ContentRoots, docsFolders: string[]) {
  const [inPublic, ...inContent] = await Promise.all([
    listFilesAndLinks(roots.public, { withHidden: true }),
    ...[...FOLDERS, ...docsFolders]
      .toSorted()
      .map((folder) => listFilesAndLinks(roots.content, { below: folder })),
  ]);
  const texts = new Map<string, Uint8Array>();
  const assetFiles: string[] = [];
  for (const file of inContent.flatMap(({ files }) => files)) {
    if (MARKDOWN.test(file) || METADATA.test(file)) texts.set(file, readFileSync(`${roots.content}/${file}`));
    else assetFiles.push(file);
  }
  const publicFolder = relative(roots.content, roots.public);
  const publicLinks = inPublic.links.map((file) => join(publicFolder, file));
  const links = [...inContent.flatMap((folder) => folder.links), ...publicLinks];
  const unread = unreadMarkdown(roots.content, [...FOLDERS, ...docsFolders, "data", publicFolder]);
  return { texts, assetFiles, publicFiles: inPublic.files, links, unread };
}

/** Lists the Markdown files at the top of a content folder, and of the folders in it that are not read. */
function unreadMarkdown(content: string, readFolders: string[]): string[] {
  if (!statSync(content, { throwIfNoEntry: false })?.isDirectory()) return [];
  const isUnread = (name: string) => MARKDOWN.test(name) && !REPOSITORY_FILE.test(name);
  const unread = readdirSync(content, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return entry.isFile() && isUnread(entry.name) ? [entry.name] : [];
    if (readFolders.includes(entry.name) || /^[.]|^node_modules$/.test(entry.name)) return [];
    const names = readdirSync(join(content, entry.name)).filter(isUnread);
    return names.map((name) => `${entry.name}/${name}`);
  });
  return unread.sort();
}
