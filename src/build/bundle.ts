import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { rolldown } from "rolldown";
import { build, type Rolldown } from "vite";
import { projectRoot } from "./projectPaths.ts";

/** What the browser gets: files to serve, and the pieces that go into every document. */
export interface ClientBundle {
  files: { path: string; content: string }[];
  /** Path of the script that hydrates the shell. */
  entry: string;
  /** All critical CSS, minified. */
  css: string;
  beforePaint: string;
  afterBody: string;
}

/** Bundles the browser's code with Vite; the inline scripts and the CSS come back as text. */
export async function bundleClient(baseUrl: string): Promise<ClientBundle> {
  const [output, beforePaint, afterBody] = await Promise.all([
    bundleEntry(baseUrl),
    bundleInline("src/client/inline/beforePaint.ts"),
    bundleInline("src/client/inline/afterBody.ts"),
  ]);
  const entry = output.find((file) => file.type === "chunk" && file.isEntry && file.name === "entry");
  const css = output.find((file) => file.type === "asset" && file.names.includes("styles.css"));
  if (!entry || css?.type !== "asset") throw new Error("The client bundle has no entry or no styles.");
  const files = output
    .filter((file) => file !== css && !(file.type === "chunk" && file.name === "styles"))
    .map((file) => ({
      path: file.fileName,
      content: String(file.type === "chunk" ? file.code : file.source),
    }));
  return { files, entry: entry.fileName, css: String(css.source).trim(), beforePaint, afterBody };
}

async function bundleEntry(baseUrl: string) {
  const result = await build({
    root: projectRoot,
    base: baseUrl,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [react()],
    build: {
      write: false,
      target: "baseline-widely-available",
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
        },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output as Rolldown.RolldownOutput["output"][number][]);
}

/** A script small enough to stand inside the document. */
export async function bundleInline(file: string): Promise<string> {
  const bundle = await rolldown({ input: join(projectRoot, file), cwd: projectRoot });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code.trim().replace(/;$/, "");
}
