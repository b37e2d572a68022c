import type { SiteConfig } from "../config/siteConfig.ts";
import { keyToPayload, pathToKey, routeToFile } from "../shared/url.ts";
import type { Route, Site } from "../site/site.ts";
import type { ClientBundle } from "./bundle.ts";
import { createCriticalCss } from "./criticalCss.ts";
import { createSidebarWriter } from "./documentSidebar.ts";
import { shortHash } from "./hash.ts";
import { type BuiltFile, keep } from "./output.ts";
import { payloadOf, prerenderPage } from "./prerender.tsx";
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
}

/** Every page as document and as payload, and the pictures made for them; unchanged ones are taken over. */
export function renderPages(rendering: Rendering): BuiltFile[] {
  const { config, site, bundle, build, previous, inputs, caches } = rendering;
  const { shell, sidebars } = site;
  const criticalCss = createCriticalCss(bundle.css);
  const writeSidebar = createSidebarWriter(sidebars, shell.baseUrl);
  const context = { config, shell, writeSidebar, build, bundle, criticalCss };
  const images = new Map<string, BuiltFile>();
  const findImage = findSocialImages(config, caches);
  const pages = site.routes.flatMap((route): BuiltFile[] => {
    const [html, payload] = [routeToFile(route.path), keyToPayload(pathToKey(route.path))];
    const image = findImage(route);
    if (image) {
      const { path, hash, file } = image;
      inputs.set(path, hash);
      images.set(path, previous.has(path, hash) ? keep(path) : { path, copyOf: file });
    }
    const input = shortHash(build, JSON.stringify([viewFacts(route), route.head, image?.hash]));
    inputs.set(html, input).set(payload, input);
    if (previous.has(html, input) && previous.has(payload, input)) return [keep(html), keep(payload)];
    return [
      { path: html, content: prerenderPage(route, context, image) },
      { path: payload, content: JSON.stringify(payloadOf(route.view, build)) },
    ];
  });
  return [...images.values(), ...pages];
}

/** All that a view says, its HTML by its hash: of a page that has not changed it need not be read. */
function viewFacts({ view, textHash }: Route): unknown {
  if (textHash === null) return view;
  const names = Object.keys(view) as (keyof typeof view)[];
  return [textHash, names.map((name) => [name, String(name) === "html" ? null : view[name]])];
}
