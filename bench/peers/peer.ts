import type { Dialect, PlainContent } from "./plainContent.ts";

/** A text file to write, its path relative to the generator's folder. */
export interface TextFile {
  path: string;
  text: string;
}

/** A program and its arguments, as a person would start it in the generator's folder. */
export interface Command {
  program: string;
  args: string[];
  env?: Record<string, string>;
}

/** Where search is on a page. */
export interface SearchPlaces {
  /** What opens it; null where the field is always there. */
  open: string | null;
  input: string;
  /** One result. */
  result: string;
  /** Paths of its files that come with every page, whether one searches or not; none when absent. */
  withPage?: RegExp;
}

/** How a built site is read: the same for ours and for every other. */
export interface SitePlaces {
  /** Links of the sidebar. */
  sidebarLink: string;
  search: SearchPlaces;
}

/** Another generator: what to install, how our content looks to it, and how it is built. */
export interface Peer {
  id: string;
  name: string;
  /** By exact version. */
  packages: Record<string, string>;
  overrides?: Record<string, string>;
  /** The oldest major version of Node it runs on, where that is newer than our own. */
  node?: number;
  /** Whether its configuration is an ES module. */
  isModule: boolean;
  dialect: Dialect;
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
