import { resolve } from "node:path";
import { caddyConfig } from "../deploy/caddyConfig.ts";
import { compressFiles } from "../deploy/compressFiles.ts";
import { readHostedSite } from "../deploy/hostedSite.ts";
import { nginxConfig } from "../deploy/nginxConfig.ts";
import { drawImages } from "./drawImages.ts";
import type { Settings } from "./settings.ts";

/**
 * `npm run deploy`: makes a built site ready for another host. `images` comes before a build: it draws what link
 * previews show.
 */
export async function runDeploy(settings: Settings): Promise<number> {
  const root = resolve(settings.out);
  switch (settings.part) {
    case "images":
      return drawImages(settings);
    case "nginx":
      console.log(nginxConfig(readHostedSite(root, settings.port)));
      return 0;
    case "caddy":
      console.log(caddyConfig(readHostedSite(root, settings.port)));
      return 0;
    case "compress": {
      const { files, plain, brotli } = await compressFiles(root);
      console.log(`${files} files compressed: ${plain} bytes, ${brotli} as brotli`);
      return 0;
    }
    default:
      throw new Error(`Say what to make: nginx, caddy, compress or images, not "${settings.part}".`);
  }
}
