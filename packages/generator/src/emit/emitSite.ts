import { type SiteConfig, searchOrigin } from "../config/siteConfig.ts";
import { escapeHtml } from "../shared/escapeHtml.ts";
import { formatHeaders, HOST_FILES, headerRules } from "../shared/hosting.ts";
import { absoluteUrl, pathToFile, withBase } from "../shared/url.ts";
import type { Route, Site } from "../site/site.ts";
import { feeds } from "./feeds.ts";
import { llms } from "./llms.ts";
import { markdownCopies } from "./markdownCopies.ts";
import { type OutputFile, SITE_FILES } from "./siteFiles.ts";

/** Returns the files that static hosts, crawlers and feed readers expect besides the pages. */
export function emitSite(config: SiteConfig, site: Site, inlineScripts: string[]): OutputFile[] {
  const toUrl = (path: string) => absoluteUrl(config, path);
  return [
    sitemap(site.routes, toUrl),
    ...feeds(config, site.posts, toUrl),
    ...markdownCopies(site, toUrl),
    ...llms(config, site, toUrl),
    robots(toUrl),
    manifest(config),
    hostHeaders(config, inlineScripts),
    hostRedirects(config, site),
    ...redirectPages(config, site.redirects),
    ...Object.entries(site.files).map(([path, content]) => ({ path: path.replace(/^\//, ""), content })),
    ...Object.entries(site.assets).map(([path, { absolute }]) => ({ path: path.slice(1), copyOf: absolute })),
  ];
}

/** `sitemap.xml`: weekly, priority 0.5, without tag pages. */
function sitemap(routes: Route[], toUrl: (path: string) => string): OutputFile {
  const entries = routes
    .filter((route) => route.inSitemap)
    .map(({ path, head }) => {
      const lastmod = head.modified ? `<lastmod>${head.modified.slice(0, 10)}</lastmod>` : "";
      return `<url><loc>${escapeHtml(toUrl(path))}</loc>${lastmod}<changefreq>weekly</changefreq><priority>0.5</priority></url>`;
    });
  const content = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
  return { path: SITE_FILES.sitemap, content };
}

function robots(toUrl: (path: string) => string): OutputFile {
  return {
    path: SITE_FILES.robots,
    content: `User-agent: *\nAllow: /\n\nSitemap: ${toUrl(`/${SITE_FILES.sitemap}`)}\n`,
  };
}

/** The web app manifest, for home screens. */
function manifest({ title, tagline, baseUrl }: SiteConfig): OutputFile {
  const icon = (file: string, sizes: string, type: string) => ({
    src: withBase(baseUrl, `/${file}`),
    sizes,
    type,
  });
  const content = {
    name: title,
    short_name: title,
    description: tagline,
    start_url: baseUrl,
    display: "minimal-ui",
    background_color: "#ffffff",
    theme_color: "#1f4fa3",
    icons: [
      icon("icon.svg", "any", "image/svg+xml"),
      icon("icon-192.png", "192x192", "image/png"),
      icon("icon-512.png", "512x512", "image/png"),
    ],
  };
  return { path: SITE_FILES.manifest, content: `${JSON.stringify(content, null, 2)}\n` };
}

/** `_headers`, which some hosts, our server and `deploy/` read. */
function hostHeaders(config: SiteConfig, inlineScripts: string[]): OutputFile {
  const rules = headerRules({
    ...config,
    inlineScripts,
    analytics: config.analytics !== undefined,
    searchOrigin: searchOrigin(config.search),
  });
  return { path: HOST_FILES.headers, content: formatHeaders(rules) };
}

/** A page for each redirect, for hosts that only have files; browsers and search engines follow it as well. */
function redirectPages(config: SiteConfig, redirects: Site["redirects"]): OutputFile[] {
  return Object.entries(redirects).map(([from, to]) => {
    const href = escapeHtml(withBase(config.baseUrl, to));
    const content = `<!doctype html>
<html lang="${escapeHtml(config.locale.htmlLang)}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(config.title)}</title>
<link rel="canonical" href="${escapeHtml(absoluteUrl(config, to))}">
<meta http-equiv="refresh" content="0; url=${href}">
</head>
<body><a href="${href}">${href}</a></body>
</html>
`;
    return { path: pathToFile(from), content };
  });
}

/** The smallest limit among the hosts that read `_redirects`. */
const MAX_REDIRECTS = 1000;

/**
 * `_redirects`, which some hosts, our server and `deploy/` read: the site's own redirects, then `/page/index.html` to
 * `/page`. Those hosts strip `.html` and trailing slashes themselves. There is one rule per page, because the hosts
 * differ in the patterns they support. The site's own may be more than they read: they have the pages then.
 */
function hostRedirects({ baseUrl }: SiteConfig, { routes, redirects }: Site): OutputFile {
  const indexes = routes
    .filter(({ path, view }) => !path.endsWith("/") && view.kind !== "notFound" && view.status !== "unlisted")
    .map(({ path }) => [`${path}/index.html`, path] as const);
  const ofSite = Object.entries(redirects);
  const rules = [...ofSite, ...indexes.slice(0, Math.max(0, MAX_REDIRECTS - ofSite.length))].map((rule) =>
    rule.map((path) => withBase(baseUrl, path)),
  );
  return { path: HOST_FILES.redirects, content: rules.map(([from, to]) => `${from} ${to} 301\n`).join("") };
}
