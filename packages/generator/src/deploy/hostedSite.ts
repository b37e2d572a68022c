import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type HeaderRule, HOST_FILES, parseHeaders, parseRedirects } from "../shared/hosting.ts";

/** The input of the host configurations. */
export interface HostedSite {
  /** The folder served as `/`; the site is in `baseUrl` below it. */
  root: string;
  port: number;
  /** With a slash at both ends. */
  baseUrl: string;
  rules: HeaderRule[];
  redirects: [from: string, to: string][];
  /** Folders with an index page, whose address ends in a slash: `docs` for `/docs/`. */
  indexFolders: string[];
}

export function readHostedSite(folder: string, port: number): HostedSite {
  const table = join(folder, HOST_FILES.headers);
  if (!existsSync(table)) {
    throw new Error(`There is no built site in ${folder}: it has no _headers. Run "npm run build" first.`);
  }
  const rules = parseHeaders(readFileSync(table, "utf8"));
  const baseUrl = rules[0]?.path.replace(/\*$/, "") ?? "/";
  const root = rootOf(folder, baseUrl);
  const indexFolders = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === "index.html")
    .map((entry) => relative(root, entry.parentPath).split(sep).join("/"))
    .filter((name) => name !== "");
  // The address rules of the configurations handle these for all pages.
  const redirects = [...parseRedirects(readFileSync(join(folder, HOST_FILES.redirects), "utf8"))].filter(
    ([from]) => !from.endsWith("/index.html"),
  );
  return { root, port, baseUrl, rules, redirects, indexFolders };
}

/** Removes the base path from the folder, which must end with it: hosts map URLs to files. */
function rootOf(folder: string, baseUrl: string): string {
  const below = join(sep, baseUrl).replace(/[\\/]$/, "");
  if (folder.endsWith(below)) return folder.slice(0, folder.length - below.length) || sep;
  throw new Error(
    `The site is made for ${baseUrl}, but its folder is ${folder}. Build it with --out site${below}, and name that folder here.`,
  );
}
