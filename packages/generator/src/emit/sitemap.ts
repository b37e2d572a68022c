import { escapeHtml } from "../shared/escapeHtml.ts";
import type { Route } from "../site/site.ts";
import type { OutputFile } from "./outputFile.ts";

/** `sitemap.xml`: weekly, priority 0.5, without tag pages. */
export function sitemap(routes: Route[], toUrl: (path: string) => string): OutputFile {
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
  return { path: "sitemap.xml", content };
}
