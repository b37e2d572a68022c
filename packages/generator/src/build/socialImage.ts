import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { SiteConfig } from "../config/siteConfig.ts";
import { escapeHtml } from "../shared/escapeHtml.ts";
import type { PageView } from "../shared/page.ts";
import { documentTitle } from "../shared/page.ts";
import type { Route } from "../site/site.ts";
import { shortHash } from "./hash.ts";

/** The size that link previews expect. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Returns a page's social image as HTML for a browser to capture, hashed by that HTML; null if it names its own. */
export function socialImage(config: SiteConfig, { view, head }: Route) {
  if (head.image !== null) return null;
  const trail = trailOf(config, view).filter((label) => label !== view.title);
  const title = view.kind === "landing" ? view.heading : view.title;
  const html = drawing(config, title, trail.length > 0 ? trail : [config.tagline]);
  return { hash: shortHash(html), html, alt: documentTitle(view.title, config.title) };
}

const IMAGES = "og";

export function socialImageFile(caches: string, hash: string): string {
  return join(caches, IMAGES, `${hash}.png`);
}

/** Returns the HTML of all social images, each with the file that its capture belongs in. */
export function socialDrawings(config: SiteConfig, routes: Route[], caches: string) {
  return routes.flatMap((route) => {
    const image = socialImage(config, route);
    return image ? [{ html: image.html, file: socialImageFile(caches, image.hash) }] : [];
  });
}

/** Returns a function that finds a page's captured image and its path on the site. */
export function findSocialImages(config: SiteConfig, caches: string) {
  const folder = join(caches, IMAGES);
  const captures = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return (route: Route) => {
    // Skips the hashing when no image has been captured.
    const image = captures.size > 0 ? socialImage(config, route) : null;
    if (image === null || !captures.has(`${image.hash}.png`)) return null;
    const { hash, alt } = image;
    return { hash, alt, path: `og/${hash}.png`, file: socialImageFile(caches, hash) };
  };
}

function trailOf(config: SiteConfig, view: PageView): string[] {
  switch (view.kind) {
    case "doc":
    case "category":
      return view.breadcrumbs.map(({ label }) => label);
    case "post":
      return [config.blog.title, view.post.dateLabel];
    case "postList":
    case "tags":
    case "archive":
      return [config.blog.title];
    default:
      return [];
  }
}

/** Returns the font size at which a title fits into four lines. */
function sizeOf(title: string): number {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (title.length <= 24 && longestWord <= 12) return 112;
  if (title.length <= 45 && longestWord <= 16) return 88;
  return title.length <= 90 && longestWord <= 21 ? 68 : 54;
}

function drawing(config: SiteConfig, title: string, trail: string[]): string {
  const { width, height } = SOCIAL_IMAGE_SIZE;
  const crumbs = trail.map((label) => `<span>${escapeHtml(label)}</span>`).join("<i>/</i>");
  return `<!doctype html>
<html lang="${escapeHtml(config.locale.htmlLang)}" dir="${config.locale.direction}">
<meta charset="utf-8">
<style>
* { margin: 0; box-sizing: border-box }
body {
  display: flex; flex-direction: column; width: ${width}px; height: ${height}px; padding: 84px 88px 60px;
  color: #141a22; background: #fff; font-family: system-ui, "DejaVu Sans", sans-serif; overflow: hidden;
}
.stripe {
  position: absolute; inset: 0 0 auto; height: 16px;
  background: repeating-linear-gradient(115deg, #b3261e 0 36px, #fff 36px 60px, #1f4fa3 60px 96px, #fff 96px 120px);
}
.trail {
  flex: none; height: 40px; line-height: 40px; font-size: 30px; color: #55606e;
  white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
}
.trail i { margin: 0 14px; font-style: normal; color: #b3261e }
main { flex: 1; display: flex; align-items: center; min-height: 0 }
h1 {
  display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden; padding-bottom: .1em;
  font-size: ${sizeOf(title)}px; line-height: 1.15; letter-spacing: -.02em; text-wrap: balance; overflow-wrap: anywhere;
}
footer { flex: none; display: flex; align-items: center; gap: 20px; font-size: 36px; font-weight: 700 }
svg { width: 64px; height: 64px; fill: none; stroke: #1f4fa3; stroke-width: 2.2; stroke-linejoin: round; stroke-linecap: round }
svg > :last-child { stroke: #b3261e }
small { margin-inline-start: auto; font-size: 28px; font-weight: 400; color: #55606e }
</style>
<div class="stripe"></div>
<div class="trail">${crumbs}</div>
<main><h1>${escapeHtml(title)}</h1></main>
<footer>${logoMarkup(config)}${escapeHtml(config.title)}<small>${escapeHtml(new URL(config.url).host)}</small></footer>
</html>
`;
}

function logoMarkup({ logo }: SiteConfig): string {
  const paths = logo.map((path) => `<path d="${escapeHtml(path)}"/>`).join("");
  return paths && `<svg viewBox="0 0 24 24">${paths}</svg>`;
}
