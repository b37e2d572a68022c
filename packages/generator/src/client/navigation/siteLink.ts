import type { PageView } from "../../shared/page.ts";
import type { VersionChoice } from "../../shared/shell.ts";
import { isAssetPath, pathToKey, stripBase, withBase } from "../../shared/url.ts";
import { versionAt } from "../../shared/versionAt.ts";

export interface SiteScope {
  origin: string;
  baseUrl: string;
  versions: VersionChoice[];
}

/** Returns the key of the page at a URL; null for anything but a page of this site. */
export function urlToKey(
  url: URL,
  { origin, baseUrl }: Pick<SiteScope, "origin" | "baseUrl">,
): string | null {
  if (url.origin !== origin) return null;
  const path = stripBase(baseUrl, url.pathname);
  return path === null || isAssetPath(path) ? null : pathToKey(path);
}

/** Returns the URL of a link to a page of this site; null for links that the browser should handle. */
export function linkToUrl(
  link: Pick<Element, "getAttribute" | "hasAttribute" | "baseURI">,
  scope: SiteScope,
): URL | null {
  const target = link.getAttribute("target");
  if ((target && target !== "_self") || link.hasAttribute("download")) return null;
  // The attribute, because the `href` property of an SVG link is not a string.
  const href = link.getAttribute("href");
  if (href === null || !URL.canParse(href, link.baseURI)) return null;
  const url = new URL(href, link.baseURI);
  if (urlToKey(url, scope) === null) return null;
  // Another version of the docs has another sidebar and another index of search: it is a document of its own.
  const isHere = versionOf(new URL(link.baseURI), scope) === versionOf(url, scope);
  return isHere ? url : null;
}

/** Names the version of the docs that a page belongs to, or that its search is for. */
function versionOf(url: URL, scope: SiteScope): string | undefined {
  const searched = scope.versions.find(({ name }) => name === url.searchParams.get("version"));
  return (searched ?? versionAt(scope.versions, urlToKey(url, scope) ?? "/"))?.path;
}

/** Returns whether a click follows the link in this tab. */
export function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

/** Returns the URL without its origin; leading slashes are merged, because `//x` would name another host. */
export function addressOf(url: URL): string {
  return url.pathname.replace(/^\/+/, "/") + url.search + url.hash;
}

/** Returns the canonical address of a page; the address of a page that was not found is kept. */
export function canonicalAddress(view: Pick<PageView, "path">, url: URL, scope: SiteScope): string {
  const canonical = new URL(withBase(scope.baseUrl, view.path), scope.origin);
  if (urlToKey(canonical, scope) !== urlToKey(url, scope)) return addressOf(url);
  return canonical.pathname + url.search + url.hash;
}
