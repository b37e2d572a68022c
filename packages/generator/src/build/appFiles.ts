import { NAV_FORMAT, navPath } from "../shared/nav.ts";
import { WORKER_FILE } from "../shared/offline.ts";
import type { Site } from "../site/site.ts";
import type { ClientBundle } from "./bundleClient.ts";
import { shortHash } from "./hash.ts";

/**
 * Returns the files that all pages load, and the build id: a hash of the app, the shell and the nav, and of what else
 * documents are made from.
 */
export function appFiles({ shell, versions }: Site, bundle: ClientBundle, inputs: string) {
  const navs = versions.map(({ sidebars }) => JSON.stringify({ format: NAV_FORMAT, sidebars }));
  const build = shortHash(
    inputs,
    ...navs,
    JSON.stringify(shell),
    bundle.css,
    bundle.laterCss,
    ...Object.values(bundle.inlineScripts),
    ...bundle.files.map(({ path }) => path),
  );
  const navFiles = versions.map((version, at) => ({
    path: navPath(build, version).slice(1),
    content: navs[at] ?? "",
  }));
  const files = [...navFiles, ...bundle.files];
  if (!shell.offline) return { build, files };
  // The build id makes the worker's bytes differ, which is how browsers detect an update.
  const parts = {
    build,
    baseUrl: shell.baseUrl,
    files: [...bundle.shellScripts, ...navFiles.map(({ path }) => path)],
  };
  const worker = `const SITE=${JSON.stringify(parts)};\n${bundle.worker}\n`;
  return { build, files: [{ path: WORKER_FILE, content: worker }, ...files] };
}
