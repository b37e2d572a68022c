import { createServer, type RequestListener } from "node:http";
import { dirname, relative, resolve, sep } from "node:path";
import react from "@vitejs/plugin-react";
import { createServer as createVite } from "vite";
import { bundleInlineScripts, islandsOf } from "../build/bundleClient.ts";
import { cacheTool, openCache } from "../build/cache.ts";
import { cacheFolder, projectRoot } from "../build/projectPaths.ts";
import { SHELL_MODULE, viteConfig } from "../build/viteConfig.ts";
import { formatProblems } from "../check/report.ts";
import { type LoadedConfig, loadConfig, validateConfig } from "../config/loadConfig.ts";
import type { SiteConfig } from "../config/siteConfig.ts";
import { runAlways } from "../content/remember.ts";
import { answerDev, answerWaiting } from "../dev/answerDev.ts";
import { createDevLoader, devShell } from "../dev/devSite.ts";
import { openBrowser } from "../dev/openBrowser.ts";
import { createPagePlaces } from "../dev/pagePlaces.ts";
import { queueWork } from "../dev/queueWork.ts";
import { renderDevPage } from "../dev/renderDevPage.ts";
import { formatSave } from "../dev/saveLog.ts";
import { toShownProblems } from "../dev/toShownProblems.ts";
import { listenOnFreePort } from "../serve/listenOnFreePort.ts";
import type { DevEvents } from "../shared/devEvents.ts";
import type { Problem } from "../shared/problem.ts";
import type { Route } from "../site/site.ts";
import { type Settings, untilStopped } from "./settings.ts";

interface DevOptions
  extends Pick<Settings, "content" | "public" | "port" | "host" | "open" | "tool" | "useCache"> {
  color?: boolean;
  readConfig(): Promise<LoadedConfig>;
  print(text: string): void;
  /** Shows a line that the next one overwrites; absent without a terminal. */
  showProgress?(line: string): void;
}

export type RunningDev = Awaited<ReturnType<typeof startDev>>;

/** Debounces reloads: editors save several files at once, and a branch switch hundreds. */
const RELOAD_DELAY_MS = 25;
/** Open tabs fetch their page first, which takes about as long as a check. */
const CHECK_DELAY_MS = 150;

/** `npm run dev`. */
export async function runDev(settings: Settings): Promise<number> {
  const { stdout } = process;
  const readConfig = () => loadConfig(settings.content, projectRoot);
  const showProgress = (line: string) => stdout.write(`\r\u001b[K${line}`);
  await startDev({
    ...settings,
    readConfig,
    color: stdout.isTTY && stdout.hasColors(),
    print: (text) => console.log(stdout.isTTY ? `\r\u001b[K${text}` : text),
    ...(stdout.isTTY ? { showProgress } : {}),
  });
  return untilStopped();
}

/** Serves the site from its sources: pages are rendered on request, and saved files show without a reload. */
export async function startDev(options: DevOptions) {
  const { port, host, print, readConfig } = options;
  const report = { color: options.color ?? false, root: options.content };
  const started = performance.now();
  const roots = { content: resolve(options.content), public: resolve(options.public) };
  const loaded = validateConfig(await readConfig());
  if (!loaded.ok) throw new Error(formatProblems(loaded.problems, { root: options.content }));
  const { config } = loaded;
  const { baseUrl } = config;

  let progress = "Reading the pages.";
  let serve: RequestListener = (_request, response) => answerWaiting(response, progress);
  const server = createServer((request, response) => serve(request, response));
  const { port: actual, taken } = await listenOnFreePort(server, port, host);
  if (taken) print(`Port ${port} is taken, so this uses ${actual} instead.`);
  const url = `http://${host}:${actual}${baseUrl}`;

  const tool = cacheTool(options.tool, loaded.hash);
  const cache = openCache({ folder: cacheFolder, tool, read: options.useCache, print });
  const onCompiled = (done: number, asked: number) => {
    progress = `Compiling the pages: ${done} of ${asked}.`;
    options.showProgress?.(progress);
  };
  let loader = createDevLoader({ config, roots, remember: cache.remember, onCompiled });
  let dev = await loader.load(new Set());
  let inlineScripts = await bundleInlineScripts(dev.site.shell);
  let problems: Problem[] = [];
  const places = createPagePlaces();
  places.follow(dev);

  const common = viteConfig(() => devShell(dev), baseUrl, islandsOf(config));
  const vite = await createVite({
    ...common,
    appType: "custom",
    plugins: [...common.plugins, react()],
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: ["**/dist/**", "**/bench/**"] } },
  });
  const broadcast = <Name extends keyof DevEvents>(event: Name, data: DevEvents[Name]) =>
    vite.ws.send({ type: "custom", event, data });
  vite.ws.on("site:hello", (shell: DevEvents["site:hello"], tab) => {
    const isSameShell = JSON.stringify(shell) === JSON.stringify(devShell(dev));
    if (isSameShell) tab.send("site:update", { sidebars: dev.site.sidebars });
    else tab.send("site:reload", null);
    tab.send("site:problems", toShownProblems(problems, dev, roots.content));
  });
  serve = (request, response) => {
    vite.middlewares(request, response, () => {
      const render = (route: Route, address: string) =>
        renderDevPage({ vite, dev, inlineScripts, route, url: address });
      answerDev(request, response, { dev, places, render }).catch((error: unknown) => {
        print(error instanceof Error ? (error.stack ?? error.message) : String(error));
        response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(String(error));
      });
    });
  };

  const changed = new Set<string>();
  /** Saved files that the terminal has not reported yet. */
  const unreported = new Set<string>();
  let savedAt = 0;
  /** Duration of the last reload, from the save to the update of open tabs. */
  let seconds = 0;
  const onFailure = (error: unknown) => print(`The content could not be read: ${String(error)}`);
  const reloadSoon = queueWork(reload, RELOAD_DELAY_MS, onFailure);
  const checkSoon = queueWork(check, CHECK_DELAY_MS, onFailure);
  const folders = Object.values(roots);
  const configSources = new Set(loaded.sources);
  vite.watcher.add([...folders, ...configSources]);
  vite.watcher.on("all", (event, file) => {
    // The files of a folder have events of their own.
    if (event.endsWith("Dir")) return;
    // A file that was deleted is not watched any more, unless it is added again: its editor may be about to write it.
    if (event === "unlink" && configSources.has(file)) vite.watcher.add(file);
    if (!configSources.has(file) && !folders.some((folder) => file.startsWith(folder + sep))) return;
    if (changed.size === 0) savedAt = performance.now();
    changed.add(file);
    reloadSoon();
  });

  print(`Developing on ${url} (ready in ${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (options.open) openBrowser(url, print);
  problems = await dev.check();
  if (problems.length > 0) print(formatProblems(problems, report));
  if (options.useCache && cache.countMade("page ") > 0) await cache.saveValues();
  return {
    url,
    async close() {
      await vite.close();
      await new Promise((done) => server.close(done) && server.closeAllConnections());
    },
  };

  async function reload() {
    const files = [...changed];
    changed.clear();
    try {
      await update(files, savedAt);
    } catch (error) {
      const isOutdated = changed.size > 0;
      for (const file of files) changed.add(file);
      // A file that vanished while it was read has an event, and its reload comes next.
      if (!isOutdated) throw error;
    }
  }

  /** Updates the site, then the open tabs. */
  async function update(files: string[], from: number) {
    if (files.some((file) => configSources.has(file))) await reloadConfig(files);
    const before = dev.site;
    dev = await loader.load(new Set(files.map((file) => relative(roots.content, file).split(sep).join("/"))));
    places.follow(dev);
    const { shell, sidebars } = dev.site;
    if (JSON.stringify(shell) === JSON.stringify(before.shell)) {
      const isSameNav = JSON.stringify(sidebars) === JSON.stringify(before.sidebars);
      broadcast("site:update", { sidebars: isSameNav ? null : sidebars });
    } else {
      inlineScripts = await bundleInlineScripts(shell);
      const { moduleGraph } = vite.environments.client;
      const shellModule = moduleGraph.getModuleById(SHELL_MODULE);
      if (shellModule) moduleGraph.invalidateModule(shellModule);
      broadcast("site:reload", null);
    }
    seconds = (performance.now() - from) / 1000;
    for (const file of files) unreported.add(relative(dirname(roots.content), file));
    checkSoon();
  }

  /** Reports problems in the terminal and in open tabs. */
  async function check() {
    // Files saved during the check are reported by the next one.
    const save = { files: [...unreported], seconds, before: problems, report };
    unreported.clear();
    problems = await dev.check();
    broadcast("site:problems", toShownProblems(problems, dev, roots.content));
    print(formatSave({ ...save, after: problems }));
  }

  async function reloadConfig(files: string[]) {
    const next = validateConfig(await readConfig());
    if (!next.ok) {
      print(formatProblems(next.problems, report));
      return;
    }
    for (const source of next.sources) configSources.add(source);
    vite.watcher.add(next.sources);
    if (fixedParts(next.config) !== fixedParts(config)) {
      print("Restart needed: the baseUrl or the extensions are others. Stop this server and start it again.");
      return;
    }
    // Compiled pages depend on the code of extensions, but not on the configuration file itself.
    const isConfigAlone = files.every((file) => !configSources.has(file) || file.endsWith("site.config.ts"));
    const remember = isConfigAlone ? loader.remember : runAlways;
    loader = createDevLoader({ config: next.config, roots, remember });
  }
}

/** Returns the part of the configuration that cannot change while the server runs. */
function fixedParts({ baseUrl, extensions }: SiteConfig): string {
  return JSON.stringify([baseUrl, extensions.map(({ name, islands }) => [name, islands])]);
}
