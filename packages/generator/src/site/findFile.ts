import { posix } from "node:path";
import type { Asset, ContentTree } from "../content/contentTree.ts";
import { nearest } from "../shared/nearest.ts";

type Files = Pick<ContentTree, "assets" | "publicFiles" | "renamed">;

interface FoundFile {
  asset: Asset;
  /** Its site path. */
  published: string;
  /** Whether it is published for the pages that use it; a public file always is. */
  isAsset: boolean;
}

/** The folder of a frozen version, whose links stay inside it. */
const VERSION_FOLDER = /^versioned_docs\/[^/]+/;

/** Docusaurus's name for the public folder. */
export const STATIC = /^@site\/static\//;

/** Returns the content files that a path on a page may refer to: relative to the page, to the content root, or with Docusaurus's `@site`. */
export function candidates(path: string, page: string): string[] {
  const docsFolder = VERSION_FOLDER.exec(page)?.[0] ?? "docs";
  if (path.startsWith("@site/")) return [path.slice(6)];
  if (path.startsWith("/")) return [path.slice(1), docsFolder + path];
  const at = (place: string) => posix.join(posix.dirname(place), path);
  // A frozen page still leads out of the docs as it did before, when its folder was a level higher.
  const outside = at(page.replace(VERSION_FOLDER, "docs"));
  const isOutside = docsFolder !== "docs" && !outside.startsWith("docs/");
  return [at(page), ...(isOutside ? [outside] : []), `${docsFolder}/${path}`];
}

/** Finds an asset, which is published with its hash for immutable caching, or a public file. */
export function findFile(path: string, page: string, { assets, publicFiles }: Files): FoundFile | null {
  for (const candidate of candidates(path, page)) {
    const asset = assets.get(candidate);
    if (!asset) continue;
    const name = posix.basename(candidate).replace(/(\.[^.]+)?$/, `-${asset.hash}$1`);
    return { asset, published: `/assets/files/${name}`, isAsset: true };
  }
  const published = path.replace(STATIC, "/");
  const asset = publicFiles.get(published);
  return asset ? { asset, published, isAsset: false } : null;
}

/** Suggests the present name of a renamed file, or a file with the same name elsewhere or with a similar path, relative to the page. */
export function suggestFile(
  wanted: string,
  page: string,
  { files, renamed }: { files: string[]; renamed: Files["renamed"] },
): string | undefined {
  const present = renamed.get(wanted) ?? "";
  const name = posix.basename(wanted).toLowerCase();
  const inOtherCase = files.find((file) => file.toLowerCase() === wanted.toLowerCase());
  const moved = files.filter((file) => posix.basename(file).toLowerCase() === name);
  const similar = moved.length === 1 ? moved[0] : nearest(wanted, files);
  const meant = files.includes(present) ? present : (inOtherCase ?? similar);
  if (!meant) return undefined;
  return `Did you mean "${meant.startsWith("/") ? meant : relativeName(meant, page)}"?`;
}

function relativeName(file: string, page: string): string {
  const path = posix.relative(posix.dirname(page), file);
  return path.startsWith(".") ? path : `./${path}`;
}
