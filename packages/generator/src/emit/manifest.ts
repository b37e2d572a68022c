import type { SiteConfig } from "../config/siteConfig.ts";
import { withBase } from "../shared/url.ts";
import type { OutputFile } from "./outputFile.ts";

/** The web app manifest, so that the site can be put on a home screen with its own mark. */
export function manifest({ title, tagline, baseUrl }: SiteConfig): OutputFile {
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
  return { path: "manifest.webmanifest", content: `${JSON.stringify(content, null, 2)}\n` };
}
