import { formatProblems } from "../check/report.ts";
import type { Settings } from "../commands/settings.ts";
import { loadConfig } from "../config/loadConfig.ts";
import { parseConfig } from "../config/siteConfig.ts";
import { loadContent } from "../content/loadContent.ts";
import { loadExtensions } from "../content/loadExtensions.ts";
import { buildSite } from "../site/buildSite.ts";
import { cacheTool, openCache } from "./cache.ts";
import { lazyCompiler } from "./lazyCompiler.ts";
import { cacheFolder, projectRoot } from "./projectPaths.ts";

/** The site as a build would see it, for commands that write no site; a bad configuration is an error that says so. */
export async function loadSite({
  content,
  public: publicFolder,
  useCache,
  tool,
}: Pick<Settings, "content" | "public" | "useCache" | "tool">) {
  const loaded = await loadConfig(content, projectRoot);
  if (!loaded.ok) throw new Error(formatProblems(loaded.problems));
  const parsed = parseConfig(loaded.input);
  if (!parsed.ok) throw new Error(formatProblems(parsed.problems));
  const { config } = parsed;
  const cache = openCache({
    folder: cacheFolder,
    tool: cacheTool(tool, loaded.hash),
    read: useCache,
    print: console.log,
  });
  const roots = { content, public: publicFolder };
  const extensions = await loadExtensions(config.extensions, content);
  const tree = await loadContent({ roots, compile: lazyCompiler(extensions), remember: cache.remember });
  return { config, tree, site: buildSite(config, tree, extensions).site };
}
