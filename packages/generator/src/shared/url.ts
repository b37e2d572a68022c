/**
 * Paths on the site. A *route* is the canonical path of a page (`/docs/`, `/blog/page/2`); its *key* is the same path
 * without extension and trailing slash, so that all spellings of a page's address share one key.
 */

/**
 * `/docs/x.html`, `/docs/x/` and `/docs//x/index.html` all become `/docs/x`. Double slashes are removed because a
 * request for `//host/x` would go to another site.
 */
export function pathToKey(pathname: string): string {
  const bare = pathname
    .replace(/\/+/g, "/")
    .replace(/\/index(\.html)?$/, "/")
    .replace(/\.html$/, "");
  return bare.replace(/\/$/, "") || "/";
}

/** Returns the HTML file of a route; a trailing slash means a folder's index. */
export function routeToFile(route: string): string {
  if (route.endsWith("/")) return `${route.slice(1)}index.html`;
  return `${route.slice(1)}.html`;
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
 * Adds the base, which starts and ends with a slash, to an absolute path, and percent-encodes it: routes have the
 * characters that people read. What is encoded already stays; a route never contains `%` (`checkAddresses`).
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
export function stripBase(base: string, pathname: string): string | null {
  if (pathname.startsWith(base)) return `/${pathname.slice(base.length)}`;
  return `${pathname}/` === base ? "/" : null;
}

/** True for `https:`, `mailto:`, `//host` and the like. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

/** True for a path that names a file to download rather than a page. */
export function isAssetPath(pathname: string): boolean {
  const extension = /\.([a-z][a-z0-9]{1,4})$/i.exec(pathname)?.[1]?.toLowerCase();
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
