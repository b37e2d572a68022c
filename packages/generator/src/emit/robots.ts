import type { OutputFile } from "./outputFile.ts";

export function robots(toUrl: (path: string) => string): OutputFile {
  return { path: "robots.txt", content: `User-agent: *\nAllow: /\n\nSitemap: ${toUrl("/sitemap.xml")}\n` };
}
