import { join } from "node:path";
import { type OutputAsset, type OutputChunk, rolldown } from "rolldown";
import type { ShellView } from "../shared/shell.ts";
import { scriptTargets } from "./browsers.ts";
import { bundleCss } from "./bundleCss.ts";
import { lighterDialog } from "./lighterDialog.ts";
import { projectRoot } from "./projectPaths.ts";
import { queriedImports } from "./queriedImports.ts";

/** Name of the file that holds React. */
const REACT = "react";
/** The client, what it loads on every page, and the list of kept pages. */
const SHELL_CHUNKS = ["entry", "behavior", "listKeptPages"];

/** Until extensions name their islands there are none. */
export const ISLANDS = {
  "virtual:islands": join(projectRoot, "packages/generator/src/client/islands/registry.ts"),
};

/** Scripts that stand in documents: one in the head of each, the other after a text with tabs. */
export interface InlineScripts {
  inHead: string;
  afterTabs: string;
}

/** What the browser gets: files to serve, and the pieces that go into every document. */
export interface ClientBundle {
  files: { path: string; content: string }[];
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

/** Bundles the browser's code; the inline scripts and the CSS come back as text. */
export async function bundleClient(shell: ShellView): Promise<ClientBundle> {
  const [output, inHead, afterTabs, worker] = await Promise.all([
    bundleEntry(shell),
    bundleInline("packages/generator/src/client/inline/inHead.ts", shell),
    bundleInline("packages/generator/src/client/inline/afterTabs.ts", shell),
    bundleInline("packages/generator/src/worker/serviceWorker.ts", shell),
  ]);
  const [entry] = output;
  const scripts = output.map((file) => ({
    path: file.fileName,
    content: String(file.type === "chunk" ? file.code : file.source),
  }));
  return {
    files: scripts,
    // What they import is among them: found only on the way, it would keep them waiting for one more answer.
    scripts: [...entry.imports, entry.fileName],
    css: bundleCss("packages/generator/src/app/styles/index.css"),
    inlineScripts: { inHead, afterTabs },
    worker,
    shellScripts: shellScripts(output),
  };
}

/** Chunks with all they import at once. */
function shellScripts(output: (OutputChunk | OutputAsset)[]): string[] {
  const chunks = output.filter((file) => file.type === "chunk");
  const found = new Set(
    chunks.filter(({ name }) => SHELL_CHUNKS.includes(name)).map((file) => file.fileName),
  );
  for (const path of found) {
    for (const imported of chunks.find((chunk) => chunk.fileName === path)?.imports ?? [])
      found.add(imported);
  }
  return [...found];
}

async function bundleEntry(shell: ShellView) {
  const bundle = await rolldown({
    input: { entry: join(projectRoot, "packages/generator/src/client/entry.tsx") },
    cwd: projectRoot,
    resolve: { alias: ISLANDS },
    // Nobody but its own files imports the entry, so it may hold what they share.
    preserveEntrySignatures: false,
    transform: {
      target: scriptTargets,
      define: {
        ...shellDefinition(shell),
        // React comes in two editions; the build itself runs the same one.
        "process.env.NODE_ENV": JSON.stringify(process.env["NODE_ENV"] ?? "production"),
        "import.meta.hot": "undefined",
      },
    },
    plugins: [
      lighterDialog,
      queriedImports({ baseUrl: shell.baseUrl, bundle: (file) => bundleInline(file, shell) }),
    ],
  });
  const { output } = await bundle.generate({
    format: "es",
    minify: true,
    comments: false,
    topLevelVar: true,
    generatedCode: { preset: "es2015" },
    entryFileNames: "assets/[name]-[hash].js",
    chunkFileNames: "assets/[name]-[hash].js",
    // React changes seldom and is as large as the rest, so it is a file and a task of its own.
    codeSplitting: {
      groups: [{ name: REACT, test: /node_modules\/(react|react-dom|scheduler)\// }],
    },
  });
  await bundle.close();
  return output;
}

/** The client carries the shell in its own code instead of every document. */
export function shellDefinition(shell: ShellView): Record<string, string> {
  return { __SHELL__: JSON.stringify(shell) };
}

/** A script in one piece: small enough to stand inside the document, or the service worker. */
export async function bundleInline(file: string, shell: ShellView): Promise<string> {
  const bundle = await rolldown({
    input: join(projectRoot, file),
    cwd: projectRoot,
    transform: {
      define: {
        __ANNOUNCEMENT__: String(shell.announcement !== null),
        __RESPECTS_SYSTEM__: String(shell.respectsSystem),
        __BASE_URL__: JSON.stringify(shell.baseUrl),
      },
    },
  });
  const { output } = await bundle.generate({ format: "iife", minify: true, comments: false });
  await bundle.close();
  return output[0].code.trim().replace(/;$/, "");
}
