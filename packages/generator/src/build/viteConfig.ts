import type { InlineConfig, Plugin } from "vite";
import type { ShellView } from "../shared/shell.ts";
import { projectRoot } from "./projectPaths.ts";

/** Module specifiers of islands by name. */
export type IslandModules = Record<string, string>;

/** Client entry points, relative to the project's root. */
export const CLIENT_SOURCES = {
  entry: "packages/generator/src/client/entry.tsx",
  styles: "packages/generator/src/app/styles/index.css",
  laterStyles: "packages/generator/src/app/styles/later.css",
  inHead: "packages/generator/src/client/inline/inHead.ts",
  afterTabs: "packages/generator/src/client/inline/afterTabs.ts",
  worker: "packages/generator/src/worker/serviceWorker.ts",
};

/** Module id of the shell, which is part of the client's code instead of every document. */
export const SHELL_MODULE = "\0virtual:shell";

/** Returns the Vite options shared by the build and the development server. */
export function viteConfig(readShell: () => ShellView, base: string, islands: IslandModules) {
  return {
    root: projectRoot,
    base,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [
      virtualModule("virtual:shell", () => `export const shell = ${JSON.stringify(readShell())};`),
      virtualModule("virtual:islands", () => islandsModule(islands)),
    ],
  } satisfies InlineConfig;
}

/** Returns a module that imports each island lazily. */
function islandsModule(islands: IslandModules): string {
  const entries = Object.entries(islands).map(
    ([name, module]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(module)})`,
  );
  return `export const islands = {${entries.join(",")}};`;
}

function virtualModule(name: string, write: () => string): Plugin {
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? write() : undefined),
  };
}
