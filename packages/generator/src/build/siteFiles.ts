import type { SiteConfig } from "../config/siteConfig.ts";
import type { ContentTree } from "../content/contentTree.ts";
import type { Site } from "../site/site.ts";

/** Returns the site paths of all files that are not pages, for the link check. */
export function siteFiles({ blog }: SiteConfig, site: Site, tree: ContentTree): string[] {
  const feeds =
    site.posts.length > 0
      ? ["rss.xml", "atom.xml", "feed.json"].map((name) => `/${blog.routeBase}/${name}`)
      : [];
  const fixed = ["/sitemap.xml", "/robots.txt", "/llms.txt", "/llms-full.txt", "/manifest.webmanifest"];
  return [
    ...tree.publicFiles.keys(),
    ...Object.keys(site.assets),
    ...Object.keys(site.files).map((path) => `/${path}`),
    ...feeds,
    ...fixed,
  ];
}
