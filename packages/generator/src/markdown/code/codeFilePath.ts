import { posix } from "node:path";

/** Returns the file of the content folder that a page names: relative to the page, or with a slash to the folder. */
export function codeFilePath(page: string, path: string): string {
  return path.startsWith("/") ? posix.normalize(path.slice(1)) : posix.join(posix.dirname(page), path);
}
