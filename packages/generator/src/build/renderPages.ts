import { checkInline } from "../check/checkInline.ts";
import type { SiteConfig } from "../config/siteConfig.ts";
import type { Problem } from "../shared/problem.ts";
import { keyToPayload, pathToKey, routeToFile } from "../shared/url.ts";
import type { Site } from "../site/site.ts";
import type { ClientBundle } from "./bundle.ts";
import { createCriticalCss } from "./criticalCss.ts";
import { createSidebarWriter } from "./documentSidebar.ts";
import { shortHash } from "./hash.ts";
import { keep, type NextOutput } from "./output.ts";
import { createPrerender, payloadOf } from "./prerender.tsx";
import type { PreviousBuild } from "./previousBuild.ts";
import { findSocialImages } from "./socialImage.ts";

interface Rendering {
  config: SiteConfig;
  site: Site;
  bundle: ClientBundle;
  /** Names the app, the shell and the nav. */
  build: string;
  previous: PreviousBuild;
  /** Gets what each file is made from. */
  inputs: Map<string, string>;
  /** Folder of the pictures made for pages. */
  caches: string;
  /** Gets the files. */
  next: NextOutput;
}

export interface RenderedPages {
  /** How many were not taken over. */
  made: number;
  problems: Problem[];
}

/** Every page as document and as payload, and the pictures made for them; unchanged ones are taken over. */
export function renderPages(rendering: Rendering): RenderedPages {
  const { config, site, bundle, build, previous, inputs, caches, next } = rendering;
  const { shell, sidebars } = site;
  const criticalCss = createCriticalCss(bundle.css);
  const writeSidebar = createSidebarWriter(sidebars, shell.baseUrl);
  const prerender = createPrerender({ config, shell, writeSidebar, build, bundle, criticalCss });
  const findImage = findSocialImages(config, caches);
  const listed = new Set(Object.values(bundle.inlineScripts));
  const rendered: RenderedPages = { made: 0, problems: [] };
  // Of two with one path the last is served; the checks warn of it.
  for (const route of new Map(site.routes.map((each) => [each.path, each])).values()) {
    const [html, payload] = [routeToFile(route.path), keyToPayload(pathToKey(route.path))];
    const image = findImage(route);
    if (image) {
      const { path, hash, file } = image;
      inputs.set(path, hash);
      next.add(previous.has(path, hash) ? keep(path) : { path, copyOf: file });
    }
    const input = shortHash(build, JSON.stringify([route.view, route.head, image?.hash]));
    inputs.set(html, input).set(payload, input);
    if (previous.has(html, input) && previous.has(payload, input)) {
      next.add(keep(html));
      next.add(keep(payload));
      continue;
    }
    const document = prerender(route, image);
    rendered.made += 1;
    rendered.problems.push(...checkInline({ path: html, html: document }, listed));
    next.add({ path: html, content: document });
    next.add({ path: payload, content: JSON.stringify(payloadOf(route.view, build)) });
  }
  return rendered;
}
