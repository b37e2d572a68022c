import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The HTML file of every page of a built site; old addresses have one too, for hosts that only have files. */
export async function documentsOf(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  const read = (name: string) => readFile(join(folder, name), "utf8");
  const [headers, redirects] = await Promise.all([read("_headers"), read("_redirects")]);
  const base = headers.slice(0, headers.indexOf("*"));
  const addresses = redirects.split("\n").map((rule) => decodeURI(rule.split(" ")[0] ?? ""));
  const moved = new Set(addresses.map((address) => `${address.slice(base.length)}.html`));
  return files.filter((file) => file.endsWith(".html") && !moved.has(file));
}

/** The route of every page, from the HTML files in the folder. */
export async function routesOf(folder: string): Promise<string[]> {
  return (await documentsOf(folder))
    .filter((file) => file !== "404.html")
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`)
    .sort();
}

/** The route of every page in the sitemap. */
export async function sitemapOf(folder: string): Promise<string[]> {
  const xml = await readFile(join(folder, "sitemap.xml"), "utf8");
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}
