import { basename, relative } from "node:path";
import type { Plugin } from "rolldown";
import { withBase } from "../shared/url.ts";
import { bundleCss } from "./bundleCss.ts";
import { shortHash } from "./hash.ts";
import { projectRoot } from "./projectPaths.ts";

interface Workers {
  baseUrl: string;
  /** The worker's code in one piece. */
  bundle(file: string): Promise<string>;
}

/** The imports with a query, as Vite answers them while developing: a stylesheet as text, and the address of a worker. */
export function queriedImports(workers: Workers): Plugin {
  return {
    name: "queried-imports",
    load: {
      filter: { id: /\.css$|\?(inline|worker&url)$/ },
      async handler(id) {
        const [absolute = "", query] = id.split("?");
        const file = relative(projectRoot, absolute);
        if (query === undefined) return adoptingModule(bundleCss(file));
        if (query === "inline") return asModule(bundleCss(file));
        const source = await workers.bundle(file);
        const fileName = `assets/${basename(file, ".ts")}-${shortHash(source)}.js`;
        this.emitFile({ type: "asset", fileName, source });
        return asModule(withBase(workers.baseUrl, `/${fileName}`));
      },
    },
  };
}

function asModule(text: string) {
  return { code: `export default ${JSON.stringify(text)}`, moduleType: "js" as const };
}

/** A stylesheet that is imported for its effect comes with the module. */
function adoptingModule(css: string) {
  const code = `const sheet = new CSSStyleSheet();
sheet.replaceSync(${JSON.stringify(css)});
document.adoptedStyleSheets.push(sheet);`;
  return { code, moduleType: "js" as const, moduleSideEffects: true };
}
