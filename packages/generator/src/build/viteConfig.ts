import type { InlineConfig, Plugin } from "vite";
import type { ShellView } from "../shared/shell.ts";
import { projectRoot } from "./projectPaths.ts";

/** Modules of islands by name, as extensions give them. */
export type IslandModules = Record<string, string>;

/** Where the browser's code is, below the project's folder. */
export const CLIENT_SOURCES = {
  entry: "packages/generator/src/client/entry.tsx",
  styles: "packages/generator/src/app/styles/index.css",
  inHead: "packages/generator/src/client/inline/inHead.ts",
  afterTabs: "packages/generator/src/client/inline/afterTabs.ts",
  worker: "packages/generator/src/worker/serviceWorker.ts",
};

/** The module that holds the shell: the client carries it in its own code instead of every document. */
export const SHELL_MODULE = "\0virtual:shell";

/** What bundling and developing have in common. */
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

/** Imports each island when it is wanted. */
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
