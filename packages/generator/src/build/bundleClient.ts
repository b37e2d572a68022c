import { readdirSync, readFileSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import type { BuildOptions, Plugin, Rolldown } from "vite";
import type { SiteConfig } from "../config/siteConfig.ts";
import type { MadeFile } from "../emit/outputFile.ts";
import type { ShellView } from "../shared/shell.ts";
import type { Cache } from "./cache.ts";
import { shortHash } from "./hash.ts";
import { projectRoot } from "./projectPaths.ts";
import { CLIENT_SOURCES, type IslandModules, viteConfig } from "./viteConfig.ts";

/** The oldest browsers with CSS nesting, popover and light-dark. */
const TARGET = ["chrome123", "edge123", "firefox121", "safari17.5"];

/** The client, what it loads on every page, and the list of kept pages. */
const SHELL_CHUNKS = ["entry", "behavior", "readKeptPages"];

/** Scripts that stand in documents: one in the head of each, the other after a text with tabs. */
export interface InlineScripts {
  inHead: string;
  afterTabs: string;
}

/** What the browser gets: files to serve, and the pieces that go into every document. */
export interface ClientBundle {
  files: MadeFile[];
  /** Paths of the scripts that hydrate the shell, to be run in this order. */
  scripts: string[];
  /** The stylesheet, which every document has inside. */
  css: string;
  inlineScripts: InlineScripts;
  /** The service worker, without what it has to know of the build. */
  worker: string;
  /** Paths of the scripts that a page without a connection cannot do without. */
  shellScripts: string[];
}

interface BundleParts {
  shell: ShellView;
  islands: IslandModules;
  /** Gets the files that the bundle is made of. */
  sources: Set<string>;
}

/** Bundles the browser's code, unless a bundle of the same sources is in the cache. */
export async function bundleClient(
  shell: ShellView,
  islands: IslandModules,
  cache: Cache,
): Promise<ClientBundle> {
  const key = shortHash(JSON.stringify([shell, islands, process.env["NODE_ENV"]]));
  const { bundle } = await cache.remember(
    `bundle ${key}`,
    async () => {
      const sources = new Set<string>();
      const made = await makeBundle({ shell, islands, sources });
      const files = [...sources].sort();
      return { bundle: made, files, hash: hashFiles(files) };
    },
    ({ files, hash }) => hashFiles(files) === hash,
  );
  return bundle;
}

/** The islands of all extensions. */
export function islandsOf({ extensions }: Pick<SiteConfig, "extensions">): IslandModules {
  return Object.assign({}, ...extensions.map(({ islands }) => islands));
}

function hashFiles(files: string[]): string | null {
  try {
    return shortHash(...files.map((file) => readFileSync(file)));
  } catch {
    // One is gone.
    return null;
  }
}

async function makeBundle(parts: BundleParts): Promise<ClientBundle> {
  const [output, inlineScripts, worker] = await Promise.all([
    viteBuild(parts, {
      rolldownOptions: {
        input: { entry: sourceFile("entry"), styles: sourceFile("styles") },
        output: {
          // React changes seldom and is as large as the rest, so it is a file and a task of its own.
          codeSplitting: {
            groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }],
          },
        },
      },
    }),
    bundleInlineScripts(parts.shell, parts.sources),
    bundleScript("worker", parts),
  ]);
  const chunks = output.filter((file) => file.type === "chunk");
  const entry = chunks.find(({ name, isEntry }) => isEntry && name === "entry");
  const styles = output.find(({ fileName }) => /styles-[^/]*\.css$/.test(fileName));
  if (!entry || styles?.type !== "asset") throw new Error("Vite left out the client or its styles.");
  return {
    files: output
      .filter((file) => file !== styles)
      .map((file) => ({ path: file.fileName, content: textOf(file) })),
    // What they import is among them: found only on the way, it would keep them waiting for one more answer.
    scripts: [...entry.imports, entry.fileName],
    css: textOf(styles).trim(),
    inlineScripts,
    worker,
    shellScripts: shellScripts(chunks),
  };
}

export async function bundleInlineScripts(
  shell: ShellView,
  sources: Set<string> = new Set(),
): Promise<InlineScripts> {
  const parts = { shell, islands: {}, sources };
  const [inHead, afterTabs] = await Promise.all([
    bundleScript("inHead", parts),
    bundleScript("afterTabs", parts),
  ]);
  return { inHead, afterTabs };
}

/** A script in one piece: small enough to stand inside the document, or the service worker. */
async function bundleScript(name: keyof typeof CLIENT_SOURCES, parts: BundleParts): Promise<string> {
  const [script] = await viteBuild(parts, {
    modulePreload: false,
    rolldownOptions: { input: sourceFile(name), output: { format: "iife" } },
  });
  return script ? textOf(script).trim().replace(/;$/, "") : "";
}

async function viteBuild({ shell, islands, sources }: BundleParts, options: BuildOptions) {
  // Loaded only where there is something to bundle.
  const { build } = await import("vite");
  const { announcement, respectsSystem, baseUrl } = shell;
  const common = viteConfig(() => shell, baseUrl, islands);
  const result = await build({
    ...common,
    mode: process.env["NODE_ENV"] ?? "production",
    plugins: [...common.plugins, collectSources(sources)],
    // A site carries no code for what it does not have.
    define: {
      __ANNOUNCEMENT__: String(announcement !== null),
      __RESPECTS_SYSTEM__: String(respectsSystem),
      __BASE_URL__: JSON.stringify(baseUrl),
    },
    build: {
      ...options,
      write: false,
      target: TARGET,
      reportCompressedSize: false,
      rolldownOptions: { ...options.rolldownOptions, checks: { bundlerTimings: false } },
    },
  });
  if (!("output" in result)) throw new Error("Vite was asked for one output and gave another.");
  return result.output;
}

function sourceFile(name: keyof typeof CLIENT_SOURCES): string {
  return join(projectRoot, CLIENT_SOURCES[name]);
}

function textOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  if (file.type === "chunk") return file.code;
  return typeof file.source === "string" ? file.source : new TextDecoder().decode(file.source);
}

/** Notes every file that the bundle is made of; what a stylesheet imports is no module, and lies beside or below it. */
function collectSources(sources: Set<string>): Plugin {
  return {
    name: "collect-sources",
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const [file = ""] = id.split("?");
        if (!isAbsolute(file)) continue;
        sources.add(file);
        if (!file.endsWith(".css")) continue;
        const styles = readdirSync(dirname(file), { encoding: "utf8", recursive: true }).filter((name) =>
          name.endsWith(".css"),
        );
        for (const name of styles) sources.add(join(dirname(file), name));
      }
    },
  };
}

/** Chunks with all they import at once. */
function shellScripts(chunks: Rolldown.OutputChunk[]): string[] {
  const found = new Set(
    chunks.filter(({ name }) => SHELL_CHUNKS.includes(name)).map((chunk) => chunk.fileName),
  );
  for (const path of found) {
    for (const imported of chunks.find((chunk) => chunk.fileName === path)?.imports ?? [])
      found.add(imported);
  }
  return [...found];
}
