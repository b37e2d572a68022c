import type { SiteConfig } from "../config/siteConfig.ts";
import { withBase } from "../shared/url.ts";

/** The address other sites use for a path of this one. */
export function absoluteUrl(config: Pick<SiteConfig, "url" | "baseUrl">, path: string): string {
  return config.url + withBase(config.baseUrl, path);
}
