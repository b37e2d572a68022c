import { checkInline } from "../check/checkInline.ts";
import type { SiteConfig } from "../config/siteConfig.ts";
import type { Problem } from "../shared/problem.ts";
import { keyToPayload, pathToKey, routeToFile } from "../shared/url.ts";
import type { Site } from "../site/site.ts";
import type { ClientBundle } from "./bundleClient.ts";
import { shortHash } from "./hash.ts";
import type { BuiltFile, PreviousOutput } from "./output.ts";
import { createPrerender, payloadOf } from "./prerender.tsx";
import { findSocialImages } from "./socialImage.ts";

interface Rendering {
  config: SiteConfig;
  site: Site;
  bundle: ClientBundle;
  /** The build id. */
  build: string;
  previous: PreviousOutput;
  /** Cache folder, which holds the social images. */
  caches: string;
}

/** Renders every page as document and payload, and adds the social images. */
export function renderPages({ config, site, bundle, build, previous, caches }: Rendering) {
  const { shell, sidebars } = site;
  const prerender = createPrerender({ config, shell, sidebars, build, bundle });
  const findImage = findSocialImages(config, caches);
  const listed = new Set(Object.values(bundle.inlineScripts));
  const files: BuiltFile[] = [];
  const problems: Problem[] = [];
  let made = 0;
  // If two routes share a path, the last one wins; a check warns about it.
  for (const route of new Map(site.routes.map((each) => [each.path, each])).values()) {
    const { view, head, path } = route;
    const image = findImage(route);
    if (image) files.push(previous.reuseContent({ path: image.path, copyOf: image.file }));
    const payload = JSON.stringify(payloadOf(view, build));
    const key = shortHash(payload, JSON.stringify([head, image?.hash]));
    const file = routeToFile(path);
    const document = previous.reuse(file, key, () => {
      const html = prerender(route, image);
      made += 1;
      problems.push(...checkInline(file, html, listed));
      return html;
    });
    files.push(
      document,
      previous.reuse(keyToPayload(pathToKey(path)), key, () => payload),
    );
  }
  return { files, made, problems };
}
