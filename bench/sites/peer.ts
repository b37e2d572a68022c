import type { PlainContent } from "../content/readContent.ts";
import type { SitePlaces } from "./measuredSite.ts";

/** A text file to write, its path relative to the generator's folder. */
export interface TextFile {
  path: string;
  text: string;
}

/** Another generator: what to install, how our content looks to it, and how it is built. */
export interface Peer {
  id: string;
  name: string;
  /** By exact version. */
  packages: Record<string, string>;
  overrides?: Record<string, string>;
  /** The version of Node it runs on, where that is newer than our own. */
  node?: string;
  /** Whether its configuration is an ES module. */
  isModule: boolean;
  /** Folders of the exported pages, emptied before each export. */
  contentFolders: string[];
  /** Pages and configuration. */
  files(content: PlainContent): TextFile[];
  /** The script of its package that builds, with arguments. */
  build: [script: string, ...args: string[]];
  out: string;
  /** What a cold build does not have. */
  caches: string[];
  /** The exported page that is edited for a rebuild. */
  changedPage: string;
  places: SitePlaces;
}
