import type { SiteConfig } from "../config/siteConfig.ts";
import { absoluteUrl } from "../site/absoluteUrl.ts";
import type { Site } from "../site/site.ts";
import { feeds } from "./feeds.ts";
import { hostHeaders } from "./hostHeaders.ts";
import { hostRedirects } from "./hostRedirects.ts";
import { llms } from "./llms.ts";
import { manifest } from "./manifest.ts";
import { markdownCopies } from "./markdownCopies.ts";
import type { OutputFile } from "./outputFile.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";

/** Everything a static host and its readers' programs expect beside the pages. */
export function emitSite(config: SiteConfig, site: Site, inlineScripts: string[]): OutputFile[] {
  const toUrl = (path: string) => absoluteUrl(config, path);
  return [
    sitemap(site.routes, toUrl),
    ...feeds({ config, posts: site.posts, toUrl }),
    ...markdownCopies(site.routes, toUrl),
    ...llms({ config, site, toUrl }),
    robots(toUrl),
    manifest(config),
    hostHeaders(config, inlineScripts),
    hostRedirects(config, site.routes),
    ...Object.entries(site.files).map(([path, content]) => ({ path: path.replace(/^\//, ""), content })),
    ...Object.entries(site.assets).map(([path, { absolute }]) => ({ path: path.slice(1), copyOf: absolute })),
  ];
}
