import { setImmediate } from "node:timers/promises";
import type { SiteConfig } from "../config/siteConfig.ts";
import { keyToPayload, pathToFile, pathToKey } from "../shared/url.ts";
import type { Site } from "../site/site.ts";
import type { ClientBundle } from "./bundleClient.ts";
import { shortHash } from "./hash.ts";
import type { Output } from "./output.ts";
import { createPrerender, payloadOf } from "./prerender.tsx";
import { findSocialImages } from "./socialImage.ts";

interface Rendering {
  config: SiteConfig;
  site: Site;
  bundle: ClientBundle;
  /** The build id. */
  build: string;
  output: Output;
  /** Cache folder, which holds the social images. */
  caches: string;
}

/** Writes every page as document and payload, and the social images; returns how many were rendered. */
export async function renderPages({ config, site, bundle, build, output, caches }: Rendering) {
  const { shell, versions, posts } = site;
  const prerender = createPrerender({ config, shell, versions, posts, build, bundle });
  const findImage = findSocialImages(config, caches);
  let rendered = 0;
  for (const route of site.routes) {
    // Lets signals in between two pages.
    await setImmediate();
    const { view, head, path } = route;
    const image = findImage(route);
    if (image) output.addContent({ path: image.path, copyOf: image.file });
    const payload = JSON.stringify(payloadOf(view, build));
    const key = shortHash(payload, JSON.stringify([head, image?.hash]));
    output.add(pathToFile(path), key, () => {
      rendered += 1;
      return prerender(route, image);
    });
    output.add(keyToPayload(pathToKey(path)), key, () => payload);
  }
  return rendered;
}
