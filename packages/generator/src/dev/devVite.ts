import type { Server } from "node:http";
import { join, resolve, sep } from "node:path";
import react from "@vitejs/plugin-react";
import { createServer, type ViteDevServer } from "vite";
import { type InlineScripts, islandsOf } from "../build/bundleClient.ts";
import { projectRoot } from "../build/projectPaths.ts";
import { CLIENT_SOURCES, SHELL_MODULE, viteConfig } from "../build/viteConfig.ts";
import type { SiteConfig } from "../config/siteConfig.ts";
import type { ShellView } from "../shared/shell.ts";
import type { Route } from "../site/site.ts";
import { DEV_BUILD, type DevSite } from "./devSite.ts";

interface ViteOptions {
  config: SiteConfig;
  server: Server;
  shell: ShellView;
  /** Watched wherever they are. */
  watched: string[];
}

/** Starts Vite inside a server of ours: it serves the client's code from its sources, and watches files. */
export async function startVite({ config, server, watched, ...first }: ViteOptions) {
  let { shell } = first;
  const common = viteConfig(() => shell, config.baseUrl, islandsOf(config));
  // Written while a writer works, by other commands.
  const unwatched = ["dist", "bench"].map((name) => join(projectRoot, name));
  const ignored = (path: string) => isBelowAny(path, unwatched) && !isBelowAny(path, watched);
  const vite = await createServer({
    ...common,
    appType: "custom",
    plugins: [...common.plugins, react()],
    // What is imported on demand would be found later, when the page asks for what has moved meanwhile.
    optimizeDeps: { include: ["react-dom", "react-dom/client", "idiomorph", "stemmer"] },
    server: { middlewareMode: true, hmr: { server }, watch: { ignored } },
  });
  vite.watcher.add(watched);
  return {
    vite,
    /** The shell is part of the client's code. */
    replaceShell(next: ShellView) {
      shell = next;
      const { moduleGraph } = vite.environments.client;
      const module = moduleGraph.getModuleById(SHELL_MODULE);
      if (module) moduleGraph.invalidateModule(module);
    },
  };
}

export function isBelowAny(path: string, folders: string[]): boolean {
  const absolute = resolve(path);
  return folders.some((folder) => absolute === folder || absolute.startsWith(folder + sep));
}

interface DevPage {
  dev: DevSite;
  inlineScripts: InlineScripts;
  route: Route;
}

/** Renders the document of a page with the current components, and with scripts and styles from their sources. */
export async function renderDevPage(
  vite: ViteDevServer,
  { dev, inlineScripts, route }: DevPage,
): Promise<string> {
  const prerender = "/packages/generator/src/build/prerender.tsx";
  const { createPrerender } = (await vite.ssrLoadModule(
    prerender,
  )) as typeof import("../build/prerender.tsx");
  const { styles, laterStyles, entry } = CLIENT_SOURCES;
  const links = [styles, laterStyles].map((file) => `<link rel="stylesheet" href="/${file}">`).join("");
  const scripts = `${links}<script type="module" src="/${entry}"></script>`;
  const render = createPrerender({
    config: dev.config,
    shell: dev.shell,
    versions: dev.site.versions,
    posts: dev.site.posts,
    build: DEV_BUILD,
    bundle: { scripts: [], css: "", laterCss: "", inlineScripts },
    // Vite adds its own scripts, and the base to addresses; those of the page have it.
    devScripts: await vite.transformIndexHtml("/", scripts),
  });
  return render(route);
}
