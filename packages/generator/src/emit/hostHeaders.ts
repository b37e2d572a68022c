import { searchOrigins } from "../config/searchOrigins.ts";
import type { SiteConfig } from "../config/siteConfig.ts";
import { formatHeaders, HOST_FILES, headerRules } from "../shared/hosting.ts";
import type { OutputFile } from "./outputFile.ts";

/** `_headers`, which some hosts read by themselves and our server and `deploy/` read as well. */
export function hostHeaders(config: SiteConfig, inlineScripts: string[]): OutputFile {
  const { baseUrl, analytics, search, imageHosts } = config;
  const rules = headerRules({
    baseUrl,
    inlineScripts,
    analytics: analytics !== undefined,
    searchOrigins: searchOrigins(search),
    imageHosts,
  });
  return { path: HOST_FILES.headers, content: formatHeaders(rules) };
}
