import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Every HTML file of a built site. */
export async function documentsOf(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith(".html"));
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
