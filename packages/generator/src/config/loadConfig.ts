import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { importTypeScript } from "../../bin/importTypeScript.mjs";
import { errorProblem, type Problem } from "../shared/problem.ts";
import type { SiteConfigInput } from "./siteConfig.ts";

export const CONFIG_FILE = "site.config.ts";

export type LoadedConfig =
  | {
      ok: true;
      /** Not checked yet. */
      input: unknown;
      /** Names the code of the configuration and its extensions. */
      hash: string;
      /** The files of that code; the configuration's own even where it does not exist yet. */
      sources: string[];
    }
  | { ok: false; problems: Problem[] };

/** Where the configuration of a content folder is looked for. */
export function configFile(content: string): string {
  return join(dirname(resolve(content)), CONFIG_FILE);
}

/** Reads the configuration beside a content folder; a tree without one gets neutral defaults. */
export async function loadConfig(content: string, projectRoot: string): Promise<LoadedConfig> {
  const file = configFile(content);
  if (!existsSync(file))
    return { ok: true, input: defaultConfig(resolve(content)), hash: "default", sources: [file] };
  try {
    const { module, hash, sources } = await importTypeScript(file, projectRoot);
    if (module.default === undefined) return failure("It has no default export.");
    return { ok: true, input: module.default, hash, sources };
  } catch (cause) {
    return failure(cause instanceof Error ? cause.message : String(cause));
  }

  function failure(reason: string): LoadedConfig {
    const message = `The configuration ${file} cannot be loaded: ${reason.trim()}`;
    const hint = "Correct it, or remove it to build with defaults.";
    return { ok: false, problems: [errorProblem({ rule: "config", file: CONFIG_FILE, message, hint })] };
  }
}

function defaultConfig(content: string): SiteConfigInput {
  const folder = basename(content) === "content" ? dirname(content) : content;
  const has = (part: string) => existsSync(join(content, part));
  return {
    title: basename(folder) || "Documentation",
    url: "http://localhost:3000",
    navbar: [
      ...(has("docs")
        ? [{ type: "docSidebar" as const, label: "Documentation", sidebarId: "tutorialSidebar" }]
        : []),
      ...(has("blog") ? [{ type: "link" as const, label: "Blog", href: "/blog" }] : []),
    ],
  };
}
