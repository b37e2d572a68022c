import type { PageView } from "../../shared/page.ts";
import { isAssetPath, pathToKey, stripBase, withBase } from "../../shared/url.ts";

export interface SiteScope {
  origin: string;
  baseUrl: string;
}

/** The key of the page at an address; null for what is not a page of this site. */
export function urlToKey(url: URL, { origin, baseUrl }: SiteScope): string | null {
  if (url.origin !== origin) return null;
  const path = stripBase(baseUrl, url.pathname);
  return path === null || isAssetPath(path) ? null : pathToKey(path);
}

/** Where a link leads within the site; null for every link the browser should follow by itself. */
export function linkToUrl(
  link: Pick<Element, "getAttribute" | "hasAttribute" | "baseURI">,
  scope: SiteScope,
): URL | null {
  const target = link.getAttribute("target");
  if ((target && target !== "_self") || link.hasAttribute("download")) return null;
  // Read as an attribute, because the `href` property of a link inside an SVG is not a string.
  const href = link.getAttribute("href");
  if (href === null || !URL.canParse(href, link.baseURI)) return null;
  const url = new URL(href, link.baseURI);
  return urlToKey(url, scope) === null ? null : url;
}

/** A click that asks for nothing but to follow the link here. */
export function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

/** What the address bar shows after the host; two slashes at the beginning would name another host. */
export function addressOf(url: URL): string {
  return url.pathname.replace(/^\/+/, "/") + url.search + url.hash;
}

/** The address of a page as the site spells it; one that led to another page (not found) stays as it is. */
export function canonicalAddress(view: Pick<PageView, "path">, url: URL, scope: SiteScope): string {
  const canonical = new URL(withBase(scope.baseUrl, view.path), scope.origin);
  if (urlToKey(canonical, scope) !== urlToKey(url, scope)) return addressOf(url);
  return canonical.pathname + url.search + url.hash;
}
