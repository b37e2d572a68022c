// Bundles TypeScript entries for Node: `bundle.mjs FOLDER NAME=ENTRY…`. A process of its own, because the bundler keeps
// hundreds of megabytes to itself.
import { join } from "node:path";
import { rolldown } from "rolldown";
import { root } from "./root.mjs";

/**
 * markdown-it comes with its fields made by a function, which is a tenth of the time it takes: a Token has eight, a page
 * thousands of tokens. They become assignments again.
 */
const plainFields = {
  name: "plain-fields",
  transform: {
    filter: { id: /node_modules\/markdown-it\/dist\// },
    /** @param {string} code */
    handler: (code) =>
      code.replace(/\b_defineProperty\(\s*this,\s*(?:\/\*[\s\S]*?\*\/\s*)?"(\w+)",/g, "void (this.$1 ="),
  },
};

const [folder = "", ...entries] = process.argv.slice(2);
const build = await rolldown({
  input: Object.fromEntries(
    entries.map((entry) => {
      const [name = "", file = ""] = entry.split("=");
      return [name, join(root, file)];
    }),
  ),
  cwd: root,
  platform: "node",
  // Packages are bundled too: one file loads much faster than the hundred they consist of. Not those that come in
  // two editions (React) or bring programs or data of their own, such as grammars.
  external: [
    /^node:/,
    /^react(-dom)?($|\/)/,
    /^shiki\/langs\//,
    /^@vitejs\//,
    "vite",
    "rolldown",
    "lightningcss",
    "playwright-core",
    "dictionary-en",
  ],
  plugins: [plainFields],
});
const names = { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" };
await build.write({ dir: folder, format: "esm", ...names });
await build.close();
// The bundler is loaded now: whoever asked can name a program that goes on with it.
process.once("message", (program) => import(String(program)));
if (process.connected) process.send?.("made");
