import type { ViteDevServer } from "vite";
import type { InlineScripts } from "../build/bundleClient.ts";
import { CLIENT_SOURCES } from "../build/viteConfig.ts";
import type { Route } from "../site/site.ts";
import { DEV_BUILD, type DevSite, devShell } from "./devSite.ts";

interface DevPage {
  vite: ViteDevServer;
  dev: DevSite;
  inlineScripts: InlineScripts;
  route: Route;
  url: string;
}

/** Renders the document of a page with the current components, and with scripts and styles from their sources. */
export async function renderDevPage({ vite, dev, inlineScripts, route, url }: DevPage): Promise<string> {
  const { config, site } = dev;
  const prerender = "/packages/generator/src/build/prerender.tsx";
  const { createPrerender } = (await vite.ssrLoadModule(
    prerender,
  )) as typeof import("../build/prerender.tsx");
  const { styles, entry } = CLIENT_SOURCES;
  const scripts = `<link rel="stylesheet" href="/${styles}"><script type="module" src="/${entry}"></script>`;
  const render = createPrerender({
    config,
    shell: devShell(dev),
    sidebars: site.sidebars,
    build: DEV_BUILD,
    bundle: { scripts: [], css: "", inlineScripts },
    // Vite adds its own scripts, and the base to addresses; those of the page have it.
    devScripts: await vite.transformIndexHtml(url, scripts),
  });
  return render(route);
}
