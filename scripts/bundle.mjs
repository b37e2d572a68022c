// Bundles TypeScript entries for Node: `bundle.mjs FOLDER NAME=ENTRY…`. A process of its own, because the bundler keeps
// hundreds of megabytes to itself.
import { join } from "node:path";
import { rolldown } from "rolldown";
import { root } from "./root.mjs";

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
  // two editions (React) or bring programs or data of their own.
  external: /^(node:|react($|\/)|react-dom($|\/)|vite$|@vitejs\/|rolldown$|playwright-core$|dictionary-en$)/,
});
const names = { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" };
await build.write({ dir: folder, format: "esm", ...names });
await build.close();
