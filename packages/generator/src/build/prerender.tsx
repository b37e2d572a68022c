import { renderToString } from "react-dom/server";
import { App } from "../app/App.tsx";
import { type SiteConfig, searchOrigin } from "../config/siteConfig.ts";
import { FEED_FILES, SITE_FILES } from "../emit/siteFiles.ts";
import { TABS_START } from "../nodes/markup.ts";
import { escapeHtml } from "../shared/escapeHtml.ts";
import { documentPolicy } from "../shared/hosting.ts";
import { navPath } from "../shared/nav.ts";
import {
  documentTitle,
  PAYLOAD_FORMAT,
  type PageKind,
  type PagePayload,
  type PageView,
  withArticle,
} from "../shared/page.ts";
import { MENU_ID, PAGE_DATA_ID, type ShellView, THEME_COLORS } from "../shared/shell.ts";
import { absoluteUrl, joinPath, withBase } from "../shared/url.ts";
import { versionAt } from "../shared/versionAt.ts";
import type { SiteVersion } from "../site/docs/describeVersion.ts";
import type { Route, SitePost } from "../site/site.ts";
import type { ClientBundle } from "./bundleClient.ts";
import { sha256 } from "./hash.ts";
import { SOCIAL_IMAGE_SIZE } from "./socialImage.ts";

interface DocumentContext {
  config: SiteConfig;
  shell: ShellView;
  versions: SiteVersion[];
  /** Without any, there are no feeds. */
  posts: SitePost[];
  build: string;
  bundle: Pick<ClientBundle, "scripts" | "css" | "laterCss" | "inlineScripts">;
  /** Replaces the built scripts in development. */
  devScripts?: string;
}

/** The page's social image. */
interface DocumentImage {
  path: string;
  alt: string;
}

/**
 * Returns a function that renders a route to a complete HTML document, with the components that hydrate it and everything
 * needed for the first paint. Without an image, the document names the site's.
 */
export function createPrerender(context: DocumentContext) {
  const { config, shell, versions, posts, build, bundle, devScripts = "" } = context;
  const { announcement, baseUrl } = shell;
  const html = [
    ` lang="${escapeHtml(config.locale.htmlLang)}" dir="${config.locale.direction}"`,
    ` data-theme="${config.colorMode.default}"`,
    announcement ? ` data-announcement-id="${escapeHtml(announcement.id)}"` : "",
  ].join("");
  const scripts = bundle.scripts.map((path) => escapeHtml(withBase(baseUrl, `/${path}`))).join(" ");
  const { inHead, afterTabs } = bundle.inlineScripts;
  // In development, Vite injects the styles from their sources.
  const docsStyles = devScripts ? "" : styleTags(bundle.css);
  const laterStyles = devScripts ? "" : styleTags(bundle.css + bundle.laterCss);
  const outline = escapeHtml(withBase(baseUrl, `/${SITE_FILES.outline}`));
  return (route: Route, image: DocumentImage | null = null): string => {
    const { view } = route;
    const version = versionAt(versions, view.path);
    const nav = escapeHtml(withBase(baseUrl, navPath(build, version)));
    const page = { status: "loaded" as const, view };
    const body = renderToString(<App shell={shell} page={page} sidebars={version?.sidebars ?? {}} />);
    const hasTabs = "html" in view && view.html.includes(TABS_START);
    // The article's HTML is in the body.
    const payload = payloadOf(withArticle(view, ""), build);
    return `<!doctype html>
<html${html}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headTags({ config, posts }, route, image)}
${WHOLE_NAVBAR}
<script${scripts && ` data-scripts="${scripts}" data-nav="${nav}"`}>${inHead}</script>
${view.kind === "doc" && !view.isWide ? docsStyles : laterStyles}
</head>
<body>
<p hidden>${escapeHtml(POINTER)}<a href="${outline}">${outline}</a></p>
<div data-root data-build="${escapeHtml(build)}">${body}</div>
${hasTabs ? `<script>${afterTabs}</script>\n` : ""}<script type="application/json" id="${PAGE_DATA_ID}" data-page>${json(payload)}</script>
${devScripts}</body>
</html>
`;
  };
}

/** Wraps a view as the payload that client-side navigation fetches. */
export function payloadOf(view: PageView, build: string): PagePayload {
  return { format: PAYLOAD_FORMAT, build, view };
}

/** For programs that read documents; it stands in front of the text, which they may cut off. */
const POINTER =
  "Programs find every page as plain Markdown, too, at its address with .md. All of them are listed in ";

function styleTags(css: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${documentPolicy(sha256(css))}">
<style>${css}</style>`;
}

/** Delays the first paint until the whole navbar is parsed; its right side would shift with every entry otherwise. */
const WHOLE_NAVBAR = `<link rel="expect" href="#${MENU_ID}" blocking="render">`;

function headTags(
  { config, posts }: Pick<DocumentContext, "config" | "posts">,
  { view, head, path }: Route,
  socialImage: DocumentImage | null,
): string {
  const { baseUrl } = config;
  const url = absoluteUrl(config, head.canonical ?? path);
  const isNotFound = view.kind === "notFound";
  const defaultImage = withBase(baseUrl, socialImage ? `/${socialImage.path}` : "/social-card.png");
  const image = new URL(head.image ?? defaultImage, config.url).href;
  const title = documentTitle(view.title, config.title);
  const hostedSearch = searchOrigin(config.search);
  const asset = (name: string) => escapeHtml(withBase(baseUrl, name));
  return [
    `<title>${escapeHtml(title)}</title>`,
    hostedSearch ? `<link rel="preconnect" href="${escapeHtml(hostedSearch)}" crossorigin>` : "",
    meta("name", "description", view.description),
    isNotFound ? "" : `<link rel="canonical" href="${escapeHtml(url)}">`,
    head.keywords.length > 0 ? meta("name", "keywords", head.keywords.join(", ")) : "",
    head.noindex ? meta("name", "robots", "noindex") : "",
    meta("property", "og:title", view.title),
    meta("property", "og:description", view.description),
    meta("property", "og:type", head.type),
    isNotFound ? "" : meta("property", "og:url", url),
    meta("property", "og:site_name", config.title),
    meta("property", "og:image", image),
    socialImage ? meta("property", "og:image:width", `${SOCIAL_IMAGE_SIZE.width}`) : "",
    socialImage ? meta("property", "og:image:height", `${SOCIAL_IMAGE_SIZE.height}`) : "",
    socialImage ? meta("property", "og:image:alt", socialImage.alt) : "",
    head.published ? meta("property", "article:published_time", head.published) : "",
    meta("name", "twitter:card", "summary_large_image"),
    meta("name", "theme-color", THEME_COLORS[config.colorMode.default]),
    `<link rel="icon" href="${asset("/icon.svg")}" type="image/svg+xml">`,
    `<link rel="manifest" href="${asset(`/${SITE_FILES.manifest}`)}">`,
    "markdownHref" in view && view.markdownHref
      ? `<link rel="alternate" type="text/markdown" href="${asset(view.markdownHref)}">`
      : "",
    view.kind === "postList" && view.tag
      ? feedLink(documentTitle(view.title, config.title), asset(`${view.tag.href}/${FEED_FILES.rss}`))
      : "",
    ...(posts.length > 0 && FEED_KINDS.includes(view.kind) ? feedLinks(config, asset) : []),
    head.jsonLd.length > 0 ? `<script type="application/ld+json">${json(head.jsonLd)}</script>` : "",
  ]
    .filter(Boolean)
    .join("\n");
}

/** Pages on which feed readers look for the blog's feeds. */
const FEED_KINDS: PageKind[] = ["landing", "postList", "post", "tags", "archive"];

function feedLinks({ title, blog }: SiteConfig, asset: (path: string) => string): string[] {
  return Object.values(FEED_FILES).map((file) => feedLink(title, asset(joinPath(blog.routeBase, file))));
}

function feedLink(title: string, href: string): string {
  // `rss.xml` has the type `rss+xml`.
  const type = href.slice(href.lastIndexOf("/") + 1).replace(".", "+");
  return `<link rel="alternate" type="application/${type}" title="${escapeHtml(title)}" href="${href}">`;
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return content ? `<meta ${kind}="${name}" content="${escapeHtml(content)}">` : "";
}

/** Serializes to JSON that cannot close the script element around it. */
function json(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}
