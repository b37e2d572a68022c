import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { rolldown } from "rolldown";
import { build, type Rolldown } from "vite";
import type { ShellView } from "../shared/shell.ts";
import { type CssPart, prepareCss } from "./cssParts.ts";
import { lighterDialog } from "./lighterDialog.ts";
import { projectRoot } from "./projectPaths.ts";

/** Name of the file that holds React. */
const REACT = "react";
/** Name of the file that runs it. */
const RUN_REACT = "run";
/** The client, what it loads on every page, and the list of kept pages. */
const SHELL_CHUNKS = ["entry", "behavior", "listKeptPages"];
/** The oldest browsers with CSS nesting, popover and light-dark. */
const BROWSERS = ["chrome123", "edge123", "firefox121", "safari17.5"];

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
  /** Path of the complete stylesheet, loaded once the page is there. */
  styles: string;
  /** The same stylesheet, prepared for picking what a document needs. */
  css: CssPart[];
  inlineScripts: InlineScripts;
  /** The service worker, without what it has to know of the build. */
  worker: string;
  /** Paths of the scripts that a page without a connection cannot do without. */
  shellScripts: string[];
}

/** Bundles the browser's code with Vite; the inline scripts and the CSS come back as text. */
export async function bundleClient(shell: ShellView): Promise<ClientBundle> {
  const [output, inHead, afterTabs, worker] = await Promise.all([
    bundleEntry(shell),
    bundleInline("src/client/inline/inHead.ts", shell),
    bundleInline("src/client/inline/afterTabs.ts", shell),
    bundleInline("src/worker/serviceWorker.ts", shell),
  ]);
  const entry = output.find(
    (file): file is Rolldown.OutputChunk => file.type === "chunk" && file.isEntry && file.name === "entry",
  );
  const styles = output.find((file) => file.type === "asset" && file.names.includes("styles.css"));
  if (!entry || styles?.type !== "asset") throw new Error("The client bundle has no entry or no stylesheet.");
  return {
    files: output
      // A stylesheet as an input leaves an empty script behind.
      .filter((file) => file.type === "asset" || file.name !== "styles")
      .map((file) => ({
        path: file.fileName,
        content: String(file.type === "chunk" ? file.code : file.source),
      })),
    // What they import is among them: found only on the way, it would keep them waiting for one more answer.
    scripts: [...entry.imports, entry.fileName],
    styles: styles.fileName,
    css: prepareCss(String(styles.source)),
    inlineScripts: { inHead, afterTabs },
    worker,
    shellScripts: shellScripts(output),
  };
}

/** Chunks with all they import at once. */
function shellScripts(output: (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): string[] {
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
  const result = await build({
    root: projectRoot,
    base: shell.baseUrl,
    define: shellDefinition(shell),
    configFile: false,
    mode: "production",
    logLevel: "error",
    publicDir: false,
    plugins: [react(), lighterDialog],
    build: {
      write: false,
      target: BROWSERS,
      modulePreload: false,
      cssCodeSplit: true,
      assetsDir: "assets",
      rolldownOptions: {
        input: {
          entry: join(projectRoot, "src/client/entry.tsx"),
          styles: join(projectRoot, "src/app/styles/index.css"),
        },
        output: {
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
          assetFileNames: "assets/[name]-[hash][extname]",
          // React changes seldom and is as large as the rest, so it is a file and a task of its own.
          codeSplitting: {
            groups: [
              { name: REACT, test: /node_modules\/(react|react-dom|scheduler)\// },
              { name: RUN_REACT, test: /src\/client\/runReact/ },
            ],
          },
        },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output as Rolldown.RolldownOutput["output"][number][]);
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
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code.trim().replace(/;$/, "");
}
