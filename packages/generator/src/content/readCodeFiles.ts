import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { namedFile } from "../markdown/code/codeOfFile.ts";
import { splitHref } from "../shared/url.ts";

const FENCE_WITH_FILE = /^[ \t>]*(?:`{3,}|~{3,}).*?\sfile=(?:"([^"]*)"|'([^']*)'|(\S+))/gm;

/** Reads the files whose code a page shows, by the name it gives them; only those of the content folder. */
export function readCodeFiles(root: string, page: string, body: string): Record<string, string> {
  const named = [...body.matchAll(FENCE_WITH_FILE)].map(
    ([, double, single, bare = ""]) => double ?? single ?? bare,
  );
  const found = named.flatMap((name) => {
    const { path } = splitHref(name);
    const file = namedFile(page, path);
    if (file === "" || file.startsWith("..") || !existsSync(join(root, file))) return [];
    return [[path, readFileSync(join(root, file), "utf8")]];
  });
  return Object.fromEntries(found);
}
