import { createServer } from "node:http";
import { resolve } from "node:path";
import { openCache, withExtensionCode } from "../build/cache.ts";
import { cacheFolder, projectRoot } from "../build/projectPaths.ts";
import { formatProblems } from "../check/report.ts";
import { type LoadedConfig, loadConfig, validateConfig } from "../config/loadConfig.ts";
import type { SiteConfig } from "../config/siteConfig.ts";
import { DevSession } from "../dev/devSession.ts";
import { startVite } from "../dev/devVite.ts";
import { openBrowser } from "../dev/openBrowser.ts";
import { createSiteLoader } from "../dev/siteLoader.ts";
import { listenOnFreePort } from "../serve/listenOnFreePort.ts";
import { type CommandLine, untilStopped } from "./commandLine.ts";

interface DevOptions
  extends Pick<CommandLine, "content" | "public" | "port" | "host" | "open" | "codeHash" | "useCache"> {
  color?: boolean;
  readConfig(): Promise<LoadedConfig>;
  print(text: string): void;
  /** Shows a line that the next one overwrites; absent without a terminal. */
  showProgress?(line: string): void;
}

export type RunningDev = Awaited<ReturnType<typeof startDev>>;

/** `npm run dev`. */
export async function runDev(commandLine: CommandLine): Promise<number> {
  const { stdout } = process;
  const readConfig = () => loadConfig(commandLine.content, projectRoot);
  const showProgress = (line: string) => stdout.write(`\r\u001b[K${line}`);
  await startDev({
    ...commandLine,
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
  const { config, sources } = loaded;

  const codeHash = withExtensionCode(options.codeHash, loaded.hash);
  const cache = openCache({ folder: cacheFolder, codeHash, read: options.useCache, print });
  const onCompiled = (count: number) => options.showProgress?.(`Compiling the pages: ${count} so far.`);
  const createLoader = (changed: SiteConfig, hash: string) => {
    const { remember } =
      hash === loaded.hash ? cache : openCache({ folder: cacheFolder, codeHash, read: false, print });
    return createSiteLoader({ config: changed, roots, remember, onCompiled });
  };
  const loader = createLoader(config, loaded.hash);
  const readAt = Date.now();
  const dev = await loader.load(new Set());
  const watched = [...Object.values(roots), ...sources];
  const server = createServer();
  const client = await startVite({ config, server, shell: dev.shell, watched });
  const parts = {
    ...client,
    loader,
    dev,
    roots,
    readAt,
    report,
    configSources: sources,
    readConfig,
    createLoader,
    print,
  };
  const session = await DevSession.open(parts);
  server.on("request", session.answer);
  const { port: actual, origin, taken } = await listenOnFreePort(server, port, host);
  if (taken) print(`Port ${port} is taken, so this uses ${actual} instead.`);
  const url = origin + config.baseUrl;

  print(`Developing on ${url} (ready in ${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (options.open) openBrowser(url, print);
  await session.checkAll();
  if (options.useCache && cache.countNewPages() > 0) await cache.saveValues();
  return {
    url,
    async close() {
      await client.vite.close();
      await new Promise((done) => server.close(done) && server.closeAllConnections());
    },
  };
}
