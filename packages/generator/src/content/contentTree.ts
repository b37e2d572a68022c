import type { CompiledPage } from "../markdown/compiledPage.ts";
import type { Author } from "../shared/metadata.ts";
import type { Problem } from "../shared/problem.ts";
import type { KeyLines } from "./parseYaml.ts";
import type { Part } from "./readParts.ts";
import type { Version } from "./readVersions.ts";
import type { CategoryMeta, DocFrontMatter, PageFrontMatter, PostFrontMatter, TagMeta } from "./schemas.ts";

/** A Markdown file, read, validated and compiled. */
export interface SourcePage<FrontMatter> {
  /** Relative to the content root, `docs/mta/overview.md`. */
  file: string;
  frontMatter: FrontMatter;
  lines: KeyLines;
  /** The text after the front matter. */
  body: string;
  /** The line of the file on which the body starts. */
  bodyLine: number;
  page: CompiledPage;
  /** Covers all that `page` is made from. */
  key: string;
  /** Seconds since 1970 of the last commit that changed the file, null outside git. */
  updated: number | null;
}

/** A folder's `_category_` file. */
export interface Category extends CategoryMeta {
  file?: string;
  lines?: KeyLines;
}

/** Bytes of text files, by path relative to the content folder. */
export type SourceTexts = ReadonlyMap<string, Uint8Array>;

/** A file that pages can embed or link to: next to the Markdown, or in the public folder. */
export interface Asset {
  /** Absolute path. */
  absolute: string;
  /** Pixel size of an image; null for other files, and for an image that cannot be read. */
  size: { width: number; height: number } | null;
  /** Short content hash, for an immutable URL; empty for files of the public folder. */
  hash: string;
  bytes: number;
}

/** The whole content folder as data. */
export interface ContentTree {
  /** The versions of the docs, newest first. */
  versions: Version[];
  /** Of all versions; the folder of a file tells which. */
  docs: SourcePage<DocFrontMatter>[];
  posts: SourcePage<PostFrontMatter>[];
  pages: SourcePage<PageFrontMatter>[];
  /** What pages include, by file; a part that another one includes comes before it. */
  parts: Map<string, Part>;
  /** By folder relative to the content root, `docs/mta/inbound`. */
  categories: Record<string, Category>;
  authors: Record<string, Author>;
  /** If the authors file is broken, unknown authors are not reported. */
  authorsFile: { file: string; isBroken: boolean };
  /** Null without a `tags.yml`: every tag is allowed. */
  tags: Record<string, TagMeta> | null;
  /** By path relative to the content root. */
  assets: Map<string, Asset>;
  /** Present names of renamed files, by their former ones. */
  renamed: ReadonlyMap<string, string>;
  /** Files of the public folder by site path, `/img/logo.svg`. */
  publicFiles: Map<string, Asset>;
  problems: Problem[];
}
