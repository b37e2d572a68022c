import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { resolve, sep } from "node:path";
import react from "@vitejs/plugin-react";
import { createServer as createVite } from "vite";
import { bundleInlineScripts, islandsOf } from "../build/bundleClient.ts";
import { cacheTool, openCache } from "../build/cache.ts";
import { cacheFolder, projectRoot } from "../build/projectPaths.ts";
import { SHELL_MODULE, viteConfig } from "../build/viteConfig.ts";
import { formatProblems } from "../check/report.ts";
import { type LoadedConfig, loadConfig } from "../config/loadConfig.ts";
import { parseConfig } from "../config/siteConfig.ts";
import { runAlways } from "../content/remember.ts";
import { createDevLoader, DEV_BUILD, devShell } from "../dev/devSite.ts";
import { queueWork } from "../dev/queueWork.ts";
import { renderDevPage } from "../dev/renderDevPage.ts";
import { contentType } from "../serve/contentTypes.ts";
import { listenOnFreePort } from "../serve/listenOnFreePort.ts";
import { PAYLOAD_FORMAT } from "../shared/page.ts";
import type { Problem } from "../shared/problem.ts";
import { stripBase, withBase } from "../shared/url.ts";
import { type Settings, untilStopped } from "./settings.ts";

interface DevOptions extends Pick<Settings, "content" | "public" | "port" | "host" | "tool" | "useCache"> {
  readConfig(): Promise<LoadedConfig>;
  print(text: string): void;
}

export interface RunningDev {
  url: string;
  close(): Promise<void>;
}

/** A writer's editor saves several files at once, and a switch of branches hundreds. */
const PAUSE_MS = 25;

/** `npm run dev`. */
export async function runDev(settings: Settings): Promise<number> {
  const readConfig = () => loadConfig(settings.content, projectRoot);
  await startDev({ ...settings, readConfig, print: console.log });
  return untilStopped();
}

/** Serves the site from its sources: pages are drawn on request, and a saved file shows without a reload. */
export async function startDev(options: DevOptions): Promise<RunningDev> {
  const { port, host, print, readConfig } = options;
  const roots = { content: resolve(options.content), public: resolve(options.public) };
  const loaded = await readConfig();
  const parsed = loaded.ok ? parseConfig(loaded.input) : loaded;
  if (!loaded.ok || !parsed.ok)
    throw new Error(formatProblems(parsed.ok ? [] : parsed.problems, { root: options.content }));
  const { config } = parsed;
  const { baseUrl } = config;
  const islands = JSON.stringify(islandsOf(config));

  const tool = cacheTool(options.tool, loaded.hash);
  const cache = openCache({ folder: cacheFolder, tool, read: options.useCache, print });
  let load = createDevLoader({ config, roots, remember: cache.remember });
  let dev = await load();
  let inlineScripts = await bundleInlineScripts(dev.site.shell);
  show(await dev.check());

  const server = createServer();
  const common = viteConfig(() => devShell(dev), baseUrl, islandsOf(config));
  const vite = await createVite({
    ...common,
    appType: "custom",
    plugins: [...common.plugins, react()],
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: ["**/dist/**", "**/bench/**"] } },
  });
  server.on("request", (request, response) => {
    vite.middlewares(request, response, () => {
      answer(request, response).catch((error: unknown) => {
        print(error instanceof Error ? (error.stack ?? error.message) : String(error));
        response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(String(error));
      });
    });
  });

  const followChanges = queueWork(async () => {
    try {
      await reload();
    } catch (error) {
      print(`The content could not be read: ${String(error)}`);
    }
  }, PAUSE_MS);
  const folders = Object.values(roots);
  const configSources = new Set(loaded.sources);
  let isConfigChanged = false;
  vite.watcher.add([...folders, ...configSources]);
  vite.watcher.on("all", (_event, file) => {
    const isOfConfig = configSources.has(file);
    isConfigChanged ||= isOfConfig;
    if (isOfConfig || folders.some((folder) => file.startsWith(folder + sep))) followChanges();
  });

  const { port: actual, taken } = await listenOnFreePort(server, port, host);
  if (taken) print(`Port ${port} is taken, so this uses ${actual} instead.`);
  const url = `http://${host}:${actual}${baseUrl}`;
  print(`Developing on ${url}`);
  return {
    url,
    async close() {
      await vite.close();
      await new Promise((done) => server.close(done) && server.closeAllConnections());
    },
  };

  /** Brings the site up to date, then the pages that are open, then tells what is wrong. */
  async function reload() {
    if (isConfigChanged) await followConfig();
    isConfigChanged = false;
    const before = JSON.stringify([dev.site.shell, dev.site.sidebars]);
    dev = await load();
    const isSameFrame = JSON.stringify([dev.site.shell, dev.site.sidebars]) === before;
    if (!isSameFrame) {
      inlineScripts = await bundleInlineScripts(dev.site.shell);
      const { moduleGraph } = vite.environments.client;
      const shellModule = moduleGraph.getModuleById(SHELL_MODULE);
      if (shellModule) moduleGraph.invalidateModule(shellModule);
    }
    vite.ws.send({ type: "custom", event: isSameFrame ? "site:update" : "site:reload", data: {} });
    show(await dev.check());
  }

  async function followConfig() {
    const read = await readConfig();
    const changed = read.ok ? parseConfig(read.input) : read;
    if (!read.ok || !changed.ok) return show(changed.ok ? [] : changed.problems);
    for (const source of read.sources) configSources.add(source);
    vite.watcher.add(read.sources);
    const isSame =
      changed.config.baseUrl === baseUrl && JSON.stringify(islandsOf(changed.config)) === islands;
    // Extensions have a say in what pages compile to, so nothing is taken over.
    if (isSame) load = createDevLoader({ config: changed.config, roots, remember: runAlways });
    else print("Another baseUrl or other islands need a restart: stop this server and start it again.");
  }

  function show(problems: Problem[]) {
    if (problems.length > 0) print(formatProblems(problems, { root: options.content }));
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = stripBase(baseUrl, new URL(request.url ?? "/", "http://dev").pathname) ?? "/";
    const send = (status: number, type: string, body: string | Uint8Array) =>
      response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
    const file = await dev.readFile(path);
    if (file !== undefined) return send(200, contentType(path), file);
    const asked = path.endsWith(".json") ? dev.find(path.slice(0, -".json".length)) : undefined;
    if (asked) {
      const payload = { format: PAYLOAD_FORMAT, build: DEV_BUILD, view: asked.view };
      return send(200, "application/json", JSON.stringify(payload));
    }
    const found = dev.find(path);
    const target = found ? undefined : dev.site.redirects[path.replace(/(.)\/$/, "$1")];
    if (target) return response.writeHead(302, { Location: withBase(baseUrl, target) }).end();
    const route = found ?? dev.find("/404");
    if (!route) return send(404, "text/plain", "Not found");
    const html = await renderDevPage({ vite, dev, inlineScripts, route, url: request.url ?? "/" });
    return send(found ? 200 : 404, "text/html; charset=utf-8", html);
  }
}
