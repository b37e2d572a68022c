import { readFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import type { SiteConfig } from "../../config/siteConfig.ts";
import type { Asset, SourceTexts } from "../../content/contentTree.ts";
import type { SearchPlace } from "../../emit/searchRecords.ts";
import type { Problem } from "../../shared/problem.ts";
import type { Listing } from "../../site/resolvePage.ts";
import { replaceFile } from "../replaceFile.ts";

/** What a sound build leaves for one after it that finds only the words of some docs changed. */
export interface LastBuild {
  /** Names all but the files that the build was made of. */
  surroundings: string;
  /** The folder it wrote. */
  folder: string | null;
  /** What it wrote there, without the search index. */
  paths: string[];
  texts: SourceTexts;
  assets: ReadonlyMap<string, Asset>;
  publicFiles: ReadonlyMap<string, Asset>;
  config: Pick<SiteConfig, "url" | "baseUrl">;
  /** Names the browser's code among the bundles. */
  bundleKey: string;
  dataKey: string;
  routeByFile: ReadonlyMap<string, string>;
  /** Pages of the reference with their anchors, for links from keys. */
  reference: { path: string; anchors: string[] }[];
  /** Docs that search and language models find, by file. */
  docs: ReadonlyMap<string, LastDoc>;
  /** Pages that draw entries, by path. */
  listings: ReadonlyMap<string, Listing>;
  searchKeys: string[];
  problems: Problem[];
  /** How many pages there are. */
  pages: number;
}

export interface LastDoc {
  path: string;
  description: string;
  search: SearchPlace;
  /** Its place among the keys of search. */
  searchAt: number;
}

/** A file that is missing, damaged or was written by another Node tells nothing. */
export function readLastBuild(file: string): LastBuild | null {
  try {
    return deserialize(readFileSync(file)) as LastBuild;
  } catch {
    return null;
  }
}

export function writeLastBuild(file: string, last: LastBuild): Promise<void> {
  return replaceFile(file, [serialize(last)]);
}
