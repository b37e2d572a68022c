import { NAV_FORMAT, navPath } from "../shared/nav.ts";
import { WORKER_FILE } from "../shared/offline.ts";
import type { Site } from "../site/site.ts";
import type { ClientBundle } from "./bundleClient.ts";
import { shortHash } from "./hash.ts";

/** Returns the files that all pages load, and the build id: a hash of the app, the shell and the nav. */
export function appFiles({ shell, sidebars }: Site, bundle: ClientBundle, tool: string) {
  const nav = JSON.stringify({ format: NAV_FORMAT, sidebars });
  const build = shortHash(
    tool,
    nav,
    JSON.stringify(shell),
    bundle.css,
    ...Object.values(bundle.inlineScripts),
    ...bundle.files.map(({ path }) => path),
  );
  const navFile = navPath(build).slice(1);
  const files = [{ path: navFile, content: nav }, ...bundle.files];
  if (!shell.offline) return { build, files };
  // The build id makes the worker's bytes differ, which is how browsers detect an update.
  const parts = { build, baseUrl: shell.baseUrl, files: [...bundle.shellScripts, navFile] };
  const worker = `const SITE=${JSON.stringify(parts)};\n${bundle.worker}\n`;
  return { build, files: [{ path: WORKER_FILE, content: worker }, ...files] };
}
