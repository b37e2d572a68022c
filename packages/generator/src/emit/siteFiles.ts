import type { SiteConfig } from "../config/siteConfig.ts";
import type { ContentTree } from "../content/contentTree.ts";
import { joinPath } from "../shared/url.ts";
import { groupByTag } from "../site/blog/tags.ts";
import type { Site } from "../site/site.ts";

/** Files beside the pages that have the same name on every site. */
export const SITE_FILES = {
  sitemap: "sitemap.xml",
  robots: "robots.txt",
  outline: "llms.txt",
  fullText: "llms-full.txt",
  manifest: "manifest.webmanifest",
} as const;

/** The feeds of the blog; a tag has the first only. */
export const FEED_FILES = { rss: "rss.xml", atom: "atom.xml", json: "feed.json" } as const;

/** Returns the site paths of all files that links may point to besides pages. */
export function siteFiles({ blog }: SiteConfig, site: Site, tree: ContentTree): string[] {
  const feeds = site.posts.length > 0 ? Object.values(FEED_FILES) : [];
  const tags = groupByTag(site.posts, (post) => post.tags);
  return [
    ...tree.publicFiles.keys(),
    ...Object.keys(site.assets),
    ...[...Object.keys(site.files), ...Object.values(SITE_FILES)].map((path) => `/${path}`),
    ...feeds.map((name) => joinPath(blog.routeBase, name)),
    ...tags.map(({ tag }) => `${tag.href}/${FEED_FILES.rss}`),
  ];
}

/** A file of the finished site, as content or as a copy of a file on disk. */
export type OutputFile = MadeFile | { path: string; copyOf: string };

export interface MadeFile {
  path: string;
  content: string;
}
