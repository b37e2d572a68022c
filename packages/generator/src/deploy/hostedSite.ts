import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { HOST_FILES, headersFor, parseHeaders, parseRedirects } from "../shared/hosting.ts";
import { pathToFile, withBase } from "../shared/url.ts";

/** What a host has to know of a built site; `hostConfigs.ts` writes it in the words of each program. */
export interface HostedSite {
  /** The folder served as `/`; the site is in `baseUrl` below it. */
  root: string;
  port: number;
  /** With a slash at both ends. */
  baseUrl: string;
  pageHeaders: Record<string, string>;
  assetHeaders: Record<string, string>;
  /** Addresses without a page, although there is a file. */
  hidden: string[];
  /** Folders with an index page, whose address ends in a slash: `docs` for `/docs/`. */
  indexFolders: string[];
  /** Paths of documents that have no Markdown copy. */
  withoutCopy: string[];
  /** Percent-encoded addresses; those of index folders without their slash are among them. */
  redirects: [from: string, to: string][];
}

export function readHostedSite(folder: string, port: number): HostedSite {
  checkBuilt(folder);
  const rules = parseHeaders(readFileSync(join(folder, HOST_FILES.headers), "utf8"));
  const baseUrl = rules[0]?.path.replace(/\*$/, "") ?? "/";
  const root = rootOf(folder, baseUrl);
  const vary = { Vary: "Accept, Accept-Encoding" };
  // The address rules of the configurations handle these for all pages.
  const others = [...parseRedirects(readFileSync(join(folder, HOST_FILES.redirects), "utf8"))].filter(
    ([from]) => !from.endsWith("/index.html"),
  );
  const redirectPages = new Set(others.map(([from]) => pathToFile(decodeURI(from))));
  const documents = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((file) => !redirectPages.has(file));
  const indexFolders = documents.flatMap((file) =>
    file.endsWith("/index.html") ? [file.slice(0, -"/index.html".length)] : [],
  );
  const hasCopy = (file: string) =>
    ["/index.html", ".html"].some(
      (end) => file.endsWith(end) && existsSync(join(root, `${file.slice(0, -end.length)}.md`)),
    );
  const slashes = indexFolders.map((name): [string, string] => [
    withBase("/", `/${name}`),
    withBase("/", `/${name}/`),
  ]);
  return {
    root,
    port,
    baseUrl,
    pageHeaders: { ...headersFor(baseUrl, rules), ...vary },
    assetHeaders: { ...headersFor(`${baseUrl}assets/x`, rules), ...vary },
    hidden: ["404", "404.html", ...Object.values(HOST_FILES)].map((name) => baseUrl + name),
    indexFolders,
    withoutCopy: documents.filter((file) => !hasCopy(file)).map((file) => `/${file}`),
    redirects: [...slashes, ...others],
  };
}

/** Throws if no build wrote the folder. */
export function checkBuilt(folder: string) {
  if (existsSync(join(folder, HOST_FILES.headers))) return;
  throw new Error(`There is no built site in ${folder}: it has no _headers. Run "npm run build" first.`);
}

/** Removes the base path from the folder, which must end with it: hosts map URLs to files. */
function rootOf(folder: string, baseUrl: string): string {
  const below = join(sep, baseUrl).replace(/[\\/]$/, "");
  if (folder.endsWith(below)) return folder.slice(0, folder.length - below.length) || sep;
  throw new Error(
    `The site is made for ${baseUrl}, but its folder is ${folder}. Build it with --out site${below}, and name that folder here.`,
  );
}
