import type { SiteConfig } from "../config/siteConfig.ts";
import type { MadeFile } from "../emit/outputFile.ts";
import { WORKER_FILE } from "../shared/offline.ts";
import type { ClientBundle } from "./bundleClient.ts";

interface WorkerParts {
  config: SiteConfig;
  bundle: ClientBundle;
  build: string;
  /** Path of the nav file. */
  nav: string;
}

/** The service worker of one build: another build makes another file, which is how browsers notice. */
export function workerFile({ config, bundle, build, nav }: WorkerParts): MadeFile[] {
  if (!config.offline) return [];
  const files = [...bundle.shellScripts, nav];
  const site = JSON.stringify({ build, baseUrl: config.baseUrl, files });
  return [{ path: WORKER_FILE, content: `const SITE=${site};\n${bundle.worker}\n` }];
}
