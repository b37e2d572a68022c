import { appendFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../../packages/generator/src/build/projectPaths.ts";
import { runMeasured } from "../build/runMeasured.ts";
import { setAside } from "../build/setAside.ts";
import { makeCorpus } from "../content/makeCorpus.ts";
import { OURS } from "../results.ts";
import { weighPackages } from "./installPackages.ts";
import type { MeasuredSite } from "./measuredSite.ts";

/** Inside the project, because the bundled tool finds its packages from there. */
export const cacheRoot = join(projectRoot, "bench", ".work");

/** This project's own build, started as `npm run build` starts it, with content, cache and output of its own. */
export async function createOurSite(root: string, size: number): Promise<MeasuredSite> {
  const folder = join(root, `${OURS}-${size}`);
  const [content, out] = [join(folder, "content"), join(folder, "site")];
  const cache = join(cacheRoot, `cache-${size}`);
  await makeCorpus(join(projectRoot, "content"), content, size);
  const config = JSON.stringify(join(projectRoot, "site.config.ts"));
  await writeFile(join(folder, "site.config.ts"), `export { default } from ${config};\n`);
  return {
    id: OURS,
    name: "This site",
    packages: {},
    node: process.versions.node,
    size,
    weight: await weighPackages(projectRoot),
    kinds: size === 1 ? ["cold", "unchanged", "changed"] : ["cold"],
    out,
    places: {
      sidebarLink: ".menu li > a[href]:only-child",
      search: {
        open: "[data-search]",
        input: ".search-dialog input[type=text]",
        result: ".search-dialog .hit-title",
      },
    },
    async build(kind) {
      const isCold = kind === "cold";
      if (isCold) await Promise.all([setAside(out, root), setAside(cache, cacheRoot)]);
      if (kind === "changed") await appendFile(join(content, "docs/faq.md"), "\nOne more sentence.\n");
      await mkdir(cache, { recursive: true });
      const args = ["scripts/run.mjs", "build", "--content", content, "--out", out];
      return runMeasured({
        program: process.execPath,
        args: isCold ? [...args, "--no-cache"] : args,
        env: { SITE_CACHE: cache },
        cwd: projectRoot,
      });
    },
  };
}
