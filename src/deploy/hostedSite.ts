import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type HeaderRule, parseHeaders } from "../shared/hosting.ts";

/** What a configuration is made from: where the site lies and what it says about itself. */
export interface HostedSite {
  root: string;
  port: number;
  rules: HeaderRule[];
  /** Folders whose address ends in a slash because they have a page of their own: `docs` for `/docs/`. */
  indexFolders: string[];
}

export function readHostedSite(root: string, port: number): HostedSite {
  const table = join(root, "_headers");
  if (!existsSync(table)) {
    throw new Error(`There is no built site in ${root}: it has no _headers. Run "npm run build" first.`);
  }
  const indexFolders = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === "index.html")
    .map((entry) => relative(root, entry.parentPath).split(sep).join("/"))
    .filter((folder) => folder !== "");
  return { root, port, rules: parseHeaders(readFileSync(table, "utf8")), indexFolders };
}
