import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { createServer as createVite, type ViteDevServer } from "vite";
import { bundleInline, shellDefinition } from "../build/bundle.ts";
import { createSidebarWriter } from "../build/documentSidebar.ts";
import type { PrerenderContext } from "../build/prerender.tsx";
import { projectRoot } from "../build/projectPaths.ts";
import { formatProblems } from "../check/report.ts";
import { parseConfig } from "../config/parseConfig.ts";
import { markdownOf } from "../emit/markdownCopies.ts";
import { contentType } from "../serve/contentTypes.ts";
import { listenOnFreePort } from "../serve/listenOnFreePort.ts";
import { NAV_FORMAT, navPath } from "../shared/nav.ts";
import type { ShellView } from "../shared/shell.ts";
import { stripBase, withBase } from "../shared/url.ts";
import { absoluteUrl } from "../site/absoluteUrl.ts";
import { type DevSite, openDevSite } from "./devSite.ts";

export interface DevOptions {
  config: unknown;
  content: string;
  public: string;
  port: number;
  host: string;
  print(text: string): void;
}

export interface RunningDev {
  url: string;
  close(): Promise<void>;
}

const ENTRY = "/packages/generator/src/client/entry.tsx";
const STYLES = "/packages/generator/src/app/styles/index.css";
const BUILD = "dev";

/** Serves the site from its sources: pages are drawn on request, a saved file shows without a reload. */
export async function startDev({
  config: input,
  content,
  public: publicRoot,
  port,
  host,
  print,
}: DevOptions): Promise<RunningDev> {
  const parsed = parseConfig(input);
  if (!parsed.ok) throw new Error(formatProblems(parsed.problems));
  const { config } = parsed;
  const site = await openDevSite(config, { content: resolve(content), public: resolve(publicRoot) });
  show(await site.reload());

  const server = createServer();
  const [vite, inHead] = await Promise.all([
    createVite({
      root: projectRoot,
      base: config.baseUrl,
      configFile: false,
      appType: "custom",
      logLevel: "warn",
      publicDir: false,
      define: shellDefinition(devShell(site)),
      plugins: [react()],
      server: { middlewareMode: true, hmr: { server }, watch: { ignored: ["**/dist/**", "**/bench/**"] } },
    }),
    bundleInline("packages/generator/src/client/inline/inHead.ts", site.site().shell),
  ]);
  server.on("request", (request, response) => {
    vite.middlewares(request, response, () => {
      answer({ request, response, vite, site, inHead }).catch((error: unknown) => {
        print(error instanceof Error ? (error.stack ?? error.message) : String(error));
        response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(String(error));
      });
    });
  });

  const folders = [resolve(content), resolve(publicRoot)];
  vite.watcher.add(folders);
  vite.watcher.on("all", (_event, file) => {
    if (!folders.some((folder) => file.startsWith(folder))) return;
    site.reload().then(
      (problems) => {
        show(problems);
        vite.ws.send({ type: "custom", event: "site:update", data: {} });
      },
      (error: unknown) => print(`The content could not be read: ${String(error)}`),
    );
  });

  const { port: actual, taken } = await listenOnFreePort(server, port, host);
  if (taken) print(`Port ${port} is taken, so this uses ${actual} instead.`);
  const url = `http://${host}:${actual}${config.baseUrl}`;
  print(`Developing on ${url}`);
  return {
    url,
    async close() {
      await vite.close();
      await new Promise((done) => server.close(done) && server.closeAllConnections());
    },
  };

  function show(problems: Parameters<typeof formatProblems>[0]) {
    if (problems.length > 0) print(formatProblems(problems));
  }

  async function answer({ request, response, vite: server_, site: dev, inHead: script }: Exchange) {
    const path = stripBase(config.baseUrl, new URL(request.url ?? "/", "http://dev").pathname) ?? "/";
    const send = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
    if (path === navPath(BUILD)) {
      const nav = { format: NAV_FORMAT, sidebars: dev.site().sidebars };
      return send(200, "application/json", JSON.stringify(nav));
    }
    const data = dev.site().files[path.slice(1)];
    if (data) return send(200, "application/json", data);
    const index = isIndexFile(path) ? dev.searchFile(path) : undefined;
    if (index) return send(200, "application/json", index);
    const file = dev.publicFile(path);
    if (file) return send(200, contentType(file), await readFile(file));
    const twinned = path.endsWith(".md") ? dev.find(path.slice(0, -3)) : undefined;
    const twin = twinned && markdownOf(twinned, (to) => absoluteUrl(config, to));
    if (twin) return send(200, "text/markdown; charset=utf-8", twin);

    const { createPrerender, payloadOf } = (await server_.ssrLoadModule(
      "/packages/generator/src/build/prerender.tsx",
    )) as typeof import("../build/prerender.tsx");
    if (path.endsWith(".json")) {
      const route = dev.find(path.slice(0, -5));
      const payload = route ? JSON.stringify(payloadOf(route.view, BUILD)) : "{}";
      return send(route ? 200 : 404, "application/json", payload);
    }
    const found = dev.find(path);
    const route = found ?? dev.find("/404");
    if (!route) return send(404, "text/plain", "Not found");
    const html = createPrerender(devContext(dev, script))(route);
    return send(
      found ? 200 : 404,
      "text/html; charset=utf-8",
      await server_.transformIndexHtml(request.url ?? "/", html),
    );
  }

  function devContext(dev: DevSite, script: string): PrerenderContext {
    const at = (path: string) => withBase(config.baseUrl, path);
    const devScripts = `<link rel="stylesheet" href="${at(STYLES)}"><script type="module" src="${at(ENTRY)}"></script>`;
    const bundle = {
      files: [],
      scripts: [],
      styles: "",
      css: [],
      inlineScripts: { inHead: script, afterTabs: "" },
      worker: "",
      shellScripts: [],
    };
    return {
      config,
      shell: devShell(dev),
      writeSidebar: createSidebarWriter(dev.site().sidebars, config.baseUrl),
      build: BUILD,
      bundle,
      criticalCss: () => "",
      devScripts,
    };
  }
}

/** Nothing is kept while developing, and a worker that a built site left at this address is removed. */
function devShell(dev: DevSite): ShellView {
  return { ...dev.site().shell, offline: false };
}

function isIndexFile(path: string): boolean {
  return path === "/search-index.json" || path.startsWith("/assets/search/");
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  vite: ViteDevServer;
  site: DevSite;
  inHead: string;
}
