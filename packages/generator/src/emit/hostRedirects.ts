import type { SiteConfig } from "../config/siteConfig.ts";
import { HOST_FILES } from "../shared/hosting.ts";
import { withBase } from "../shared/url.ts";
import type { Route } from "../site/site.ts";
import type { OutputFile } from "./outputFile.ts";

/** No host that reads the file reads fewer rules. */
const MOST_RULES = 1000;

/**
 * `_redirects`, which some hosts read by themselves. They give a page one address without `.html` or an extra slash on
 * their own; what is left is `/index.html` after a page that has no folder. One rule for each, because the hosts differ
 * in what a pattern may hold.
 */
export function hostRedirects({ baseUrl }: SiteConfig, routes: Route[]): OutputFile {
  const rules = routes
    .filter(({ path, view }) => !path.endsWith("/") && view.kind !== "notFound")
    .slice(0, MOST_RULES)
    .map(({ path }) => encodeURI(withBase(baseUrl, path)))
    .map((address) => `${address}/index.html ${address} 301\n`);
  return { path: HOST_FILES.redirects, content: rules.join("") };
}
