import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import type { BuildOptions, Plugin, Rolldown } from "vite";
import type { SiteConfig } from "../config/siteConfig.ts";
import type { OutputFile } from "../emit/siteFiles.ts";
import type { ShellView } from "../shared/shell.ts";
import type { Cache } from "./cache.ts";
import { shortHash } from "./hash.ts";
import { projectRoot } from "./projectPaths.ts";
import { CLIENT_SOURCES, type IslandModules, viteConfig } from "./viteConfig.ts";

/** The oldest browsers that support CSS nesting, popover and light-dark. */
const TARGET = ["chrome123", "edge123", "firefox121", "safari17.5"];

/** The client, and what it loads on every page. */
const SHELL_CHUNKS = ["entry", "behavior"];

export type InlineScripts = Awaited<ReturnType<typeof bundleInlineScripts>>;

/** The client build: files to serve, and the parts that are inlined into every document. */
export interface ClientBundle {
  files: OutputFile[];
  /** Paths of the scripts that hydrate the shell, in execution order. */
  scripts: string[];
  css: string;
  /** What other pages than those of the docs need besides. */
  laterCss: string;
  inlineScripts: InlineScripts;
  /** The service worker, without the constants of the build. */
  worker: string;
  /** Paths of the scripts that a page needs offline. */
  shellScripts: string[];
}

interface BundleParts {
  shell: ShellView;
  islands: IslandModules;
}

/** Bundles the client code, or returns the cached bundle if no source file of the project has changed. */
export async function bundleClient(
  shell: ShellView,
  islands: IslandModules,
  cache: Cache,
): Promise<ClientBundle> {
  const parts = JSON.stringify([shell, islands, process.env["NODE_ENV"]]);
  const key = shortHash(parts, ...sourceTexts(islands));
  return cache.remember("bundle", key, () => makeBundle({ shell, islands }));
}

export function islandsOf({ extensions }: Pick<SiteConfig, "extensions">): IslandModules {
  return Object.assign({}, ...extensions.map(({ islands }) => islands));
}

/** Reads all sources that a bundle may contain: those of the packages, the modules of islands, and the list of packages. */
function sourceTexts(islands: IslandModules): Buffer[] {
  const packages = join(projectRoot, "packages");
  const folders = readdirSync(packages).map((name) => join(packages, name, "src"));
  const sources = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true });
      return files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
    });
  const modules = Object.values(islands).filter((module) => isAbsolute(module) && existsSync(module));
  return [...sources.sort(), ...modules, join(projectRoot, "package-lock.json")].map((file) =>
    readFileSync(file),
  );
}

async function makeBundle(parts: BundleParts): Promise<ClientBundle> {
  const [output, inlineScripts, worker] = await Promise.all([
    viteBuild(parts, {
      rolldownOptions: {
        input: {
          entry: sourceFile("entry"),
          styles: sourceFile("styles"),
          laterStyles: sourceFile("laterStyles"),
        },
        output: {
          // React rarely changes and is as large as the rest, so it gets its own cacheable chunk.
          codeSplitting: {
            groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }],
          },
        },
      },
    }),
    bundleInlineScripts(parts.shell),
    bundleScript("worker", parts),
  ]);
  const chunks = output.filter((file) => file.type === "chunk");
  const entry = chunks.find(({ name, isEntry }) => isEntry && name === "entry");
  const styles = ["styles", "laterStyles"].map((name) =>
    output.find(({ fileName }) => new RegExp(`/${name}-[^/]*\\.css$`).test(fileName)),
  );
  const [css = "", laterCss = ""] = styles.map((file) => file && textOf(file).trim());
  if (!entry || !css || !laterCss) throw new Error("Vite left out the client or its styles.");
  return {
    files: output.filter((file) => !styles.includes(file)).map(outputFile),
    // Static imports are listed too, which saves the round trip of discovering them.
    scripts: [...entry.imports, entry.fileName],
    css,
    laterCss,
    inlineScripts,
    worker,
    shellScripts: shellScripts(chunks),
  };
}

/** Bundles the scripts inlined into documents: one in every head, the other after an article that has tabs. */
export async function bundleInlineScripts(shell: ShellView) {
  const parts = { shell, islands: {} };
  const [inHead, afterTabs] = await Promise.all([
    bundleScript("inHead", parts),
    bundleScript("afterTabs", parts),
  ]);
  return { inHead, afterTabs };
}

/** Bundles an entry point into a single classic script. */
async function bundleScript(name: keyof typeof CLIENT_SOURCES, parts: BundleParts): Promise<string> {
  const [script] = await viteBuild(parts, {
    modulePreload: false,
    rolldownOptions: { input: sourceFile(name), output: { format: "iife" } },
  });
  return script ? textOf(script).trim().replace(/;$/, "") : "";
}

async function viteBuild({ shell, islands }: BundleParts, options: BuildOptions) {
  // Imported lazily: most builds find the bundle in the cache.
  const { build } = await import("vite");
  const { announcement, respectsSystem, baseUrl } = shell;
  const common = viteConfig(() => shell, baseUrl, islands);
  const faults: string[] = [];
  const result = await build({
    ...common,
    mode: process.env["NODE_ENV"] ?? "production",
    plugins: [...common.plugins, checkIslands(islands, faults)],
    // Lets the minifier drop code for features that the site does not use.
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
  }).finally(() => {
    if (faults.length > 0) throw new Error(faults.join("\n"));
  });
  if (!("output" in result)) throw new Error("Vite was asked for one output and gave another.");
  return result.output;
}

function sourceFile(name: keyof typeof CLIENT_SOURCES): string {
  return join(projectRoot, CLIENT_SOURCES[name]);
}

function outputFile(file: Rolldown.OutputChunk | Rolldown.OutputAsset): OutputFile {
  const path = file.fileName;
  const [original = ""] = file.type === "asset" ? file.originalFileNames : [];
  // Fonts are no text.
  return path.endsWith(".woff2")
    ? { path, copyOf: join(projectRoot, original) }
    : { path, content: textOf(file) };
}

function textOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  if (file.type === "chunk") return file.code;
  return typeof file.source === "string" ? file.source : new TextDecoder().decode(file.source);
}

/** Collects messages about islands without a module, or whose module exports no component. */
function checkIslands(islands: IslandModules, messages: string[]): Plugin {
  return {
    name: "check-islands",
    async buildStart() {
      for (const [name, module] of Object.entries(islands)) {
        if (await this.resolve(module)) continue;
        messages.push(
          `The island "${name}" cannot be loaded: there is no module ${module}. Correct its path, or install it.`,
        );
      }
    },
    async generateBundle() {
      for (const [name, module] of Object.entries(islands)) {
        const info = this.getModuleInfo((await this.resolve(module))?.id ?? "");
        // A CommonJS module is its own default export.
        if (!info || info.inputFormat === "cjs" || info.exports.includes("default")) continue;
        messages.push(
          `The island "${name}" cannot render anything: ${module} has no default export. Export its component with "export default".`,
        );
      }
    },
  };
}

/** Returns the chunks that the shell needs, with their static imports. */
function shellScripts(chunks: Rolldown.OutputChunk[]): string[] {
  const paths = new Set(
    chunks.filter(({ name }) => SHELL_CHUNKS.includes(name)).map((chunk) => chunk.fileName),
  );
  for (const path of paths) {
    for (const imported of chunks.find((chunk) => chunk.fileName === path)?.imports ?? [])
      paths.add(imported);
  }
  return [...paths];
}
