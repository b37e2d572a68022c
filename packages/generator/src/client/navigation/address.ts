import type { PageView } from "../../shared/page.ts";
import { withBase } from "../../shared/url.ts";
import { type SiteScope, urlToKey } from "./siteLink.ts";

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
