import type { SiteConfig } from "../config/siteConfig.ts";
import { NAV_FORMAT, navPath } from "../shared/nav.ts";
import type { Site } from "../site/site.ts";
import type { ClientBundle } from "./bundleClient.ts";
import { shortHash } from "./hash.ts";
import { workerFile } from "./workerFile.ts";

interface AppParts {
  config: SiteConfig;
  site: Site;
  bundle: ClientBundle;
  tool: string;
}

/** The files that pages need in the browser, and the id of the build, which names the app, the shell and the nav. */
export function appFiles({ config, site, bundle, tool }: AppParts) {
  const nav = JSON.stringify({ format: NAV_FORMAT, sidebars: site.sidebars });
  const build = shortHash(
    tool,
    nav,
    JSON.stringify(site.shell),
    bundle.css,
    ...Object.values(bundle.inlineScripts),
    ...bundle.files.map(({ path }) => path),
  );
  const navFile = navPath(build).slice(1);
  const worker = workerFile({ config, bundle, build, nav: navFile });
  return { build, files: [...worker, { path: navFile, content: nav }, ...bundle.files] };
}
