import type { CompiledPage } from "../markdown/compiledPage.ts";
import type { Author } from "../shared/metadata.ts";
import type { Problem } from "../shared/problem.ts";
import type { KeyLines } from "./parseYaml.ts";
import type { CategoryMeta, DocFrontMatter, PageFrontMatter, PostFrontMatter, TagMeta } from "./schemas.ts";

/** One Markdown file, read, validated and compiled. */
export interface SourcePage<FrontMatter> {
  /** Relative to the content root, `docs/mta/overview.md`. */
  file: string;
  frontMatter: FrontMatter;
  /** Where each of its keys stands. */
  lines: KeyLines;
  /** The text after the front matter, for the Markdown twin. */
  body: string;
  /** The line of the file at which it begins. */
  bodyLine: number;
  page: CompiledPage;
  /** Seconds since 1970 of the last commit that changed the file, null outside git. */
  updated: number | null;
}

/** What a folder's `_category_` file says, and where. */
export interface Category extends CategoryMeta {
  file?: string;
  lines?: KeyLines;
}

/** Bytes of text files by their path below the content folder. */
export type SourceTexts = ReadonlyMap<string, Uint8Array>;

/** A file that pages can show or offer: beside the Markdown, or in the public folder. */
export interface Asset {
  /** Where it is on disk. */
  absolute: string;
  /** Pixel size of an image, null for other files. */
  size: { width: number; height: number } | null;
  /** First characters of a content hash, for its immutable address. */
  hash: string;
  /** Set when an image's size cannot be read. */
  error: string | null;
}

/** All that writers made, as data; the pure half of the build starts here. */
export interface ContentTree {
  docs: SourcePage<DocFrontMatter>[];
  posts: SourcePage<PostFrontMatter>[];
  pages: SourcePage<PageFrontMatter>[];
  /** By folder relative to `docs`, `mta/inbound`. */
  categories: Record<string, Category>;
  authors: Record<string, Author>;
  /** Where the authors stand; with a mistake in the file, nobody can say which of them are missing. */
  authorsFile: { file: string; isBroken: boolean };
  /** Null when there is no `tags.yml`: every tag is allowed. */
  tags: Record<string, TagMeta> | null;
  /** By path relative to the content root. */
  assets: Map<string, Asset>;
  /** Files of the public folder by site path, `/img/logo.svg`. */
  publicFiles: Map<string, Asset>;
  problems: Problem[];
}
