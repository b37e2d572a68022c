import { appendFile, cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../../packages/generator/src/build/projectPaths.ts";
import { setAside } from "../setAside.ts";
import { workFolder } from "../workFolder.ts";
import { OWN_NODE } from "./installPeer.ts";
import type { MeasuredSite } from "./measuredSite.ts";
import { OURS } from "./results.ts";
import { runMeasured } from "./runMeasured.ts";
import { weighPackages } from "./weighPackages.ts";

/** This project's own build, started as `npm run build` starts it, with a cache and an output of its own. */
export async function createOurSite(root: string): Promise<MeasuredSite> {
  const folder = join(root, OURS);
  const [content, out] = [join(folder, "content"), join(folder, "site")];
  // Inside the project, because the bundled tool finds its packages from there.
  const cache = join(workFolder, "peers-cache");
  await mkdir(folder, { recursive: true });
  return {
    id: OURS,
    installed: { ...(await weighPackages(projectRoot)), ...OWN_NODE },
    out,
    places: {
      sidebarLink: ".menu li > a[href]:only-child",
      search: {
        open: "[data-search]",
        input: ".search-dialog input[role=combobox]",
        result: ".search-dialog .hit-title",
      },
    },
    async prepare(corpus) {
      await rm(content, { recursive: true, force: true });
      await cp(corpus.folder, content, { recursive: true });
      const config = JSON.stringify(join(projectRoot, "site.config.ts"));
      await writeFile(join(folder, "site.config.ts"), `export { default } from ${config};\n`);
    },
    async build(kind, limitMs) {
      const isCold = kind === "cold";
      if (isCold) await Promise.all([setAside(out, root), setAside(cache, workFolder)]);
      else await appendFile(join(content, "docs/faq.md"), "\nOne more sentence.\n");
      await mkdir(cache, { recursive: true });
      const args = ["scripts/run.mjs", "build", "--content", content, "--out", out];
      return runMeasured({
        program: process.execPath,
        args: isCold ? [...args, "--no-cache"] : args,
        env: { SITE_CACHE: cache },
        cwd: projectRoot,
        limitMs,
      });
    },
  };
}
