import { existsSync, readdirSync, statSync } from "node:fs";
import type { RequestListener } from "node:http";
import { dirname, join, relative, sep } from "node:path";
import type { ViteDevServer } from "vite";
import { bundleInlineScripts, type InlineScripts } from "../build/bundleClient.ts";
import { formatProblems, type ReportOptions } from "../check/report.ts";
import { type LoadedConfig, validateConfig } from "../config/loadConfig.ts";
import type { SiteConfig } from "../config/siteConfig.ts";
import type { ContentRoots } from "../content/readSources.ts";
import { decodePath } from "../serve/resolveRequest.ts";
import type { DevEvents } from "../shared/devEvents.ts";
import type { Problem } from "../shared/problem.ts";
import type { ShellView } from "../shared/shell.ts";
import type { Route, Site } from "../site/site.ts";
import { answerDev } from "./answerDev.ts";
import type { DevSite } from "./devSite.ts";
import { isBelowAny, renderDevPage } from "./devVite.ts";
import { queueWork } from "./queueWork.ts";
import { formatSave } from "./saveLog.ts";
import type { SiteLoader } from "./siteLoader.ts";
import { toShownProblems } from "./toShownProblems.ts";

/** Debounces reloads: editors save several files at once, and a branch switch hundreds. */
const RELOAD_DELAY_MS = 25;
/** Open tabs fetch their page first, which takes about as long as a check. */
const CHECK_DELAY_MS = 150;

interface SessionParts {
  vite: ViteDevServer;
  replaceShell(shell: ShellView): void;
  loader: SiteLoader;
  dev: DevSite;
  roots: ContentRoots;
  /** When the site began to be read, in milliseconds since 1970. */
  readAt: number;
  report: ReportOptions;
  /** The files that make up the configuration. */
  configSources: string[];
  readConfig(): Promise<LoadedConfig>;
  /** Makes the loader for a configuration that was changed, and extensions with this hash. */
  createLoader(config: SiteConfig, hash: string): SiteLoader;
  print(text: string): void;
}

/** The site while it is written: follows saves, tells open tabs and the terminal about them, and answers requests. */
export class DevSession {
  #parts: Omit<SessionParts, "loader" | "dev">;
  #loader: SiteLoader;
  #dev: DevSite;
  #inlineScripts: InlineScripts;
  #problems: Problem[] = [];
  /** Why the last configuration is not used. */
  #configProblems: Problem[] = [];
  #configSources: Set<string>;
  /** Saved files that the site does not show yet, and when the first of them was saved. */
  #saved = new Set<string>();
  #savedAt = 0;
  /** All files that were saved since the start. */
  #savedSinceStart = new Set<string>();
  /** Saved files that the terminal has not reported, and how long the last of them took to be shown. */
  #unreported = new Set<string>();
  #seconds = 0;
  #reloadSoon: () => void;
  #checkSoon: () => void;

  private constructor({ loader, dev, ...parts }: SessionParts, inlineScripts: InlineScripts) {
    // Without the first site, which would stay in memory beside the present one.
    this.#parts = parts;
    this.#loader = loader;
    this.#dev = dev;
    this.#inlineScripts = inlineScripts;
    this.#configSources = new Set(parts.configSources);
    const onFailure = (error: unknown) => parts.print(`The content could not be read: ${String(error)}`);
    this.#reloadSoon = queueWork(() => this.#reload(), RELOAD_DELAY_MS, onFailure);
    this.#checkSoon = queueWork(() => this.#check(), CHECK_DELAY_MS, onFailure);
    parts.vite.ws.on("site:hello", (shell: DevEvents["site:hello"], tab) => this.#greet(shell, tab));
    parts.vite.watcher.on("all", (event, file) => this.#onFile(event, file));
    parts.vite.watcher.once("ready", () => this.#catchUp());
  }

  static async open(parts: SessionParts): Promise<DevSession> {
    return new DevSession(parts, await bundleInlineScripts(parts.dev.site.shell));
  }

  answer: RequestListener = (request, response) => {
    const { url = "/", headers } = request;
    const answerPage = () => {
      const dev = this.#dev;
      const render = (route: Route) =>
        renderDevPage(this.#parts.vite, { dev, inlineScripts: this.#inlineScripts, route });
      answerDev({ url, accept: headers.accept, dev, render }, response).catch((error: unknown) => {
        this.#parts.print(error instanceof Error ? (error.stack ?? error.message) : String(error));
        response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(String(error));
      });
    };
    // Vite warns of an address that cannot be decoded, and has nothing there.
    if (decodePath(url) === null) answerPage();
    else this.#parts.vite.middlewares(request, response, answerPage);
  };

  /** Checks the whole site, and reports its problems to the terminal. */
  async checkAll() {
    this.#problems = await this.#dev.check();
    this.#sendProblems();
    if (this.#problems.length > 0) this.#parts.print(formatProblems(this.#problems, this.#parts.report));
    this.#catchUp();
  }

  /** Finds what was saved before all files were watched. */
  #catchUp() {
    const { roots, readAt } = this.#parts;
    for (const root of Object.values(roots).filter((folder) => existsSync(folder))) {
      for (const name of readdirSync(root, { encoding: "utf8", recursive: true })) {
        const file = join(root, name);
        const stats = statSync(file, { throwIfNoEntry: false });
        if (stats?.isFile() && stats.ctimeMs > readAt && !this.#savedSinceStart.has(file))
          this.#onFile("change", file);
      }
    }
  }

  #greet(shell: DevEvents["site:hello"], tab: { send: ViteDevServer["ws"]["send"] }) {
    const isSameShell = JSON.stringify(shell) === JSON.stringify(this.#dev.shell);
    if (isSameShell) tab.send("site:update", { sidebars: sidebarsByVersion(this.#dev.site) });
    else tab.send("site:reload", null);
    tab.send("site:problems", this.#shownProblems());
  }

  #onFile(event: string, file: string) {
    // The files of a folder have events of their own.
    if (event.endsWith("Dir")) return;
    const isConfig = this.#configSources.has(file);
    // A file that was deleted is not watched any more, unless it is added again: its editor may be about to write it.
    if (event === "unlink" && isConfig) this.#parts.vite.watcher.add(file);
    if (!isConfig && !isBelowAny(file, Object.values(this.#parts.roots))) return;
    if (this.#saved.size === 0) this.#savedAt = performance.now();
    this.#saved.add(file);
    this.#savedSinceStart.add(file);
    this.#reloadSoon();
  }

  async #reload() {
    const files = [...this.#saved];
    this.#saved.clear();
    try {
      await this.#update(files, this.#savedAt);
    } catch (error) {
      const isOutdated = this.#saved.size > 0;
      for (const file of files) this.#saved.add(file);
      // A file that vanished while it was read has an event, and its reload comes next.
      if (!isOutdated) throw error;
    }
  }

  /** Updates the site, then the open tabs. */
  async #update(files: string[], savedAt: number) {
    const { roots } = this.#parts;
    if (files.some((file) => this.#configSources.has(file))) await this.#reloadConfig();
    const before = this.#dev.site;
    const inContent = files.map((file) => relative(roots.content, file).split(sep).join("/"));
    this.#dev = await this.#loader.load(new Set(inContent));
    const { shell } = this.#dev.site;
    const sidebars = sidebarsByVersion(this.#dev.site);
    if (JSON.stringify(shell) === JSON.stringify(before.shell)) {
      const isSameNav = JSON.stringify(sidebars) === JSON.stringify(sidebarsByVersion(before));
      this.#broadcast("site:update", { sidebars: isSameNav ? null : sidebars });
    } else {
      this.#inlineScripts = await bundleInlineScripts(shell);
      this.#parts.replaceShell(this.#dev.shell);
      this.#broadcast("site:reload", null);
    }
    this.#seconds = (performance.now() - savedAt) / 1000;
    for (const file of files) this.#unreported.add(relative(dirname(roots.content), file));
    this.#checkSoon();
  }

  async #check() {
    const { report, print } = this.#parts;
    // Files saved during the check are reported by the next one.
    const save = { files: [...this.#unreported], seconds: this.#seconds, before: this.#problems, report };
    this.#unreported.clear();
    this.#problems = [...this.#configProblems, ...(await this.#dev.check())];
    this.#sendProblems();
    print(formatSave({ ...save, after: this.#problems }));
  }

  async #reloadConfig() {
    const { readConfig, vite, print, createLoader } = this.#parts;
    const loaded = validateConfig(await readConfig());
    this.#configProblems = loaded.ok ? [] : loaded.problems;
    if (!loaded.ok) return;
    for (const source of loaded.sources) this.#configSources.add(source);
    vite.watcher.add(loaded.sources);
    if (fixedParts(loaded.config) !== fixedParts(this.#dev.config)) {
      print("Restart needed: the baseUrl or the extensions are others. Stop this server and start it again.");
      return;
    }
    this.#loader = createLoader(loaded.config, loaded.hash);
  }

  #broadcast<Name extends keyof DevEvents>(event: Name, data: DevEvents[Name]) {
    this.#parts.vite.ws.send({ type: "custom", event, data });
  }

  #sendProblems() {
    this.#broadcast("site:problems", this.#shownProblems());
  }

  #shownProblems() {
    return toShownProblems(this.#problems, this.#dev, this.#parts.roots.content);
  }
}

function sidebarsByVersion({ versions }: Site) {
  return Object.fromEntries(versions.map(({ name, sidebars }) => [name, sidebars]));
}

/** Returns the part of the configuration that cannot change while the server runs. */
function fixedParts({ baseUrl, extensions }: SiteConfig): string {
  return JSON.stringify([baseUrl, extensions.map(({ name, islands }) => [name, islands])]);
}
