import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type HeaderRule, HOST_FILES, parseHeaders, parseRedirects } from "../shared/hosting.ts";

/** What a configuration is made from: where the site lies and what it says about itself. */
export interface HostedSite {
  /** What the host's `/` stands for; the site is in `baseUrl` below it. */
  root: string;
  port: number;
  /** With a slash at both ends. */
  baseUrl: string;
  rules: HeaderRule[];
  /** Addresses that are no pages, each with the page it leads to. */
  redirects: [from: string, to: string][];
  /** Folders whose address ends in a slash because they have a page of their own: `docs` for `/docs/`. */
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
  // What ends in a file's name is led on by the rules that all pages share.
  const redirects = [...parseRedirects(readFileSync(join(folder, HOST_FILES.redirects), "utf8"))].filter(
    ([from]) => !from.endsWith("/index.html"),
  );
  return { root, port, baseUrl, rules, redirects, indexFolders };
}

/** Hosts find a file by its address, so the folder has to end as the addresses begin. */
function rootOf(folder: string, baseUrl: string): string {
  const below = join(sep, baseUrl).replace(/[\\/]$/, "");
  if (folder.endsWith(below)) return folder.slice(0, folder.length - below.length) || sep;
  throw new Error(
    `The site is made for ${baseUrl}, but its folder is ${folder}. Build it with --out site${below}, and name that folder here.`,
  );
}
