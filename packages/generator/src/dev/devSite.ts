import { readFile } from "node:fs/promises";
import { buildIndexFiles, INDEX_FOLDER } from "@docs/search";
import { shortHash } from "../build/hash.ts";
import type { SiteConfig } from "../config/siteConfig.ts";
import type { ContentTree } from "../content/contentTree.ts";
import { emitSite } from "../emit/emitSite.ts";
import { searchRecords } from "../emit/searchRecords.ts";
import type { OutputFile } from "../emit/siteFiles.ts";
import { NAV_FORMAT, navPath } from "../shared/nav.ts";
import type { Problem } from "../shared/problem.ts";
import type { ShellView } from "../shared/shell.ts";
import { keyToPayload, pathToFile, pathToKey, withBase } from "../shared/url.ts";
import type { Route, Site } from "../site/site.ts";

/** Replaces the build id of a built site. */
export const DEV_BUILD = "dev";

/** The site in memory, replaced after each change. */
export interface DevSite {
  config: SiteConfig;
  site: Site;
  /** Offline use is off, which also removes the service worker of a built site at the same address. */
  shell: ShellView;
  /** Routes by the files that a build would write for them: documents and payloads. */
  pages: Map<string, Route>;
  payloads: Map<string, Route>;
  /** As in `_redirects`. */
  redirects: Map<string, string>;
  /** Whether a build would write a file of this name. */
  has(file: string): boolean;
  /** Reads a file of the site that is neither a page nor a payload. */
  readFile(file: string): Promise<string | Uint8Array>;
  check(): Promise<Problem[]>;
}

/** Finds the files that a build would write; those other than pages are made when one is first asked for. */
export function openDevSite(config: SiteConfig, tree: ContentTree, site: Site): Omit<DevSite, "check"> {
  const pages = new Map(site.routes.map((route) => [pathToFile(route.path), route]));
  const payloads = new Map(site.routes.map((route) => [keyToPayload(pathToKey(route.path)), route]));
  const inBase = (path: string) => withBase(config.baseUrl, path);
  let files: Map<string, OutputFile> | null = null;
  let index: Map<string, OutputFile> | null = null;
  return {
    config,
    site,
    shell: { ...site.shell, offline: false },
    pages,
    payloads,
    redirects: new Map(
      Object.entries(site.redirects).map(([from, to]) => [inBase(from), inBase(to)] as const),
    ),
    has: (file) => pages.has(file) || payloads.has(file) || findFile(file) !== undefined,
    async readFile(path) {
      const file = findFile(path);
      if (!file) throw new Error(`${path} no longer exists.`);
      return "copyOf" in file ? readFile(file.copyOf) : file.content;
    },
  };

  function findFile(path: string): OutputFile | undefined {
    const copied = tree.publicFiles.get(`/${path}`) ?? site.assets[`/${path}`];
    if (copied) return { path, copyOf: copied.absolute };
    const nav = site.versions.find((version) => `/${path}` === navPath(DEV_BUILD, version));
    if (nav) return { path, content: JSON.stringify({ format: NAV_FORMAT, sidebars: nav.sidebars }) };
    // Only pages are HTML, and most requests ask for those: they do not wait for all other files to be made.
    if (path.endsWith(".html")) return undefined;
    if (isIndexFile(path))
      index ??= byPath(
        site.versions.flatMap((version) => buildIndexFiles(searchRecords(site, version), shortHash, version)),
      );
    else files ??= byPath(emitSite(config, site, []));
    return index?.get(path) ?? files?.get(path);
  }
}

function byPath(files: OutputFile[]): Map<string, OutputFile> {
  return new Map(files.map((file) => [file.path, file]));
}

function isIndexFile(path: string): boolean {
  return /^search-index(-.+)?[.]json$/.test(path) || path.startsWith(`${INDEX_FOLDER}/`);
}
