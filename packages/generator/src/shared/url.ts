/**
 * The words for where something is, which names and comments keep to:
 *
 * - *path*: of a page or file on the site, without the base: `/docs/`, `/blog/page/2`, `/img/logo.svg`. Each page has one.
 * - *key*: the path of a page without extension and trailing slash, which is the same for all spellings of it.
 * - *href*: what a link has: a path, possibly with query and hash, or a URL.
 * - *url*: with scheme and host, or with the base, as browsers and hosts see it.
 * - *file*: of the content folder or of the built site, without a leading slash.
 */

/**
 * `/docs/x.html`, `/docs/x/` and `/docs//x/index.html` all become `/docs/x`. Double slashes are removed because a
 * request for `//host/x` would go to another site.
 */
export function pathToKey(path: string): string {
  const bare = path
    .replace(/\/+/g, "/")
    .replace(/\/index(\.html)?$/, "/")
    .replace(/\.html$/, "");
  return bare.replace(/\/$/, "") || "/";
}

/** Joins the path of a section with what an author wrote, in which `..` leads no higher than the section. */
export function joinPath(base: string, slug: string): string {
  const parts: string[] = [];
  for (const part of slug.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  const end = slug.endsWith("/") || parts.length === 0 ? "/" : "";
  return `/${[base, ...parts].join("/")}${end}`.replace(/\/+/g, "/");
}

/** Returns the HTML file of a page; a trailing slash means a folder's index. */
export function pathToFile(path: string): string {
  if (path.endsWith("/")) return `${path.slice(1)}index.html`;
  return `${path.slice(1)}.html`;
}

/** Returns the file of the payload that client-side navigation fetches. */
export function keyToPayload(key: string): string {
  return key === "/" ? "index.json" : `${key.slice(1)}.json`;
}

/** Returns the file of a page's Markdown copy. */
export function keyToMarkdown(key: string): string {
  return key === "/" ? "index.md" : `${key.slice(1)}.md`;
}

/**
 * Adds the base, which starts and ends with a slash, to a path, and percent-encodes it: paths have the
 * characters that people read. What is encoded already stays; the path of a page never contains `%` (`checkPaths`).
 */
export function withBase(base: string, path: string): string {
  if (!path.startsWith("/")) return path;
  return base + path.slice(1).replace(/^[^?#]+/, (plain) => encodeURI(plain).replaceAll("%25", "%"));
}

/** Returns the full URL of a path of the site. */
export function absoluteUrl(site: { url: string; baseUrl: string }, path: string): string {
  return site.url + withBase(site.baseUrl, path);
}

/** The inverse of `withBase`; null if the path is not below the base. */
export function stripBase(base: string, url: string): string | null {
  if (url.startsWith(base)) return `/${url.slice(base.length)}`;
  return `${url}/` === base ? "/" : null;
}

/** The path of a page, as people write it down. */
export const ADDRESS = /^\/(?!\/)[^\s?#]*$/;

/** True for `https:`, `mailto:`, `//host` and the like. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

/** True for a path that names a file to download rather than a page. */
export function isAssetPath(path: string): boolean {
  const extension = /\.([a-z][a-z0-9]{1,4})$/i.exec(path)?.[1]?.toLowerCase();
  return extension !== undefined && extension !== "html";
}

/** Splits `/a/b?c#d` into its parts; the hash comes without `#`. */
export function splitHref(href: string): { path: string; query: string; hash: string } {
  const [beforeHash = "", hash = ""] = splitOnce(href, "#");
  const [path = "", query = ""] = splitOnce(beforeHash, "?");
  return { path, query, hash };
}

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Like `decodeURIComponent`, but returns invalid input unchanged: a stray `%` must not throw. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
