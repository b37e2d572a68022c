import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { importTypeScript } from "../../bin/importTypeScript.mjs";
import { errorProblem, type Problem } from "../shared/problem.ts";
import { CONFIG_FILE, parseConfig, type SiteConfigInput } from "./siteConfig.ts";

export type LoadedConfig =
  | {
      ok: true;
      /** Not validated yet. */
      input: unknown;
      /** The text of the configuration file. */
      text?: string;
      /** Hash of the code of the extensions, with which pages are compiled and checked. */
      hash: string;
      /** The source files of that code; includes the configuration file even if it does not exist. */
      sources: string[];
    }
  | { ok: false; problems: Problem[] };

/** Loads the configuration next to a content folder; without one, neutral defaults apply. */
export async function loadConfig(content: string, projectRoot: string): Promise<LoadedConfig> {
  const file = resolve(content, CONFIG_FILE);
  if (!existsSync(file))
    return { ok: true, input: defaultConfig(resolve(content)), hash: "default", sources: [file] };
  try {
    const { module, sources } = await importTypeScript(file, projectRoot);
    const text = readFileSync(file, "utf8");
    const hash = hashExtensions(text, sources.filter((source) => source !== file).sort());
    if (module.default !== undefined) return { ok: true, input: module.default, text, hash, sources };
    return failure(new Error("it has no default export."));
  } catch (cause) {
    return failure(cause);
  }

  function failure(cause: unknown): LoadedConfig {
    const [fault] = (cause as { errors?: BundleFault[] }).errors ?? [];
    const { message } = fault ?? (cause instanceof Error ? cause : new Error(String(cause)));
    const [reason = ""] = stripVTControlCharacters(message).split("\n", 1);
    const problem = errorProblem({
      rule: "config",
      file: fault?.loc?.file ? relative(resolve(content), resolve(projectRoot, fault.loc.file)) : CONFIG_FILE,
      message: `The configuration cannot be loaded: ${reason.replace(/^\[\w+\] /, "")}`,
      hint: "Correct the file, or remove it to build with defaults.",
    });
    return { ok: false, problems: [fault?.loc ? { ...problem, line: fault.loc.line } : problem] };
  }
}

/** Leaves out the options, such as a footer, unless they may be arguments or code of an extension. */
function hashExtensions(text: string, imported: string[]): string {
  const [, list = ""] = /\bextensions:\s*\[([^\]]*)\]/.exec(text) ?? [];
  const entries = list.split(",").filter((entry) => entry.trim() !== "");
  const isImported = (entry: string) => {
    const name = /^\s*(\w+)\(\)\s*$/.exec(entry)?.[1];
    return name !== undefined && new RegExp(`^import\\s*\\{[^}]*\\b${name}\\b`, "m").test(text);
  };
  const areApart = entries.length > 0 ? entries.every(isImported) : !text.includes("extensions");
  const sum = createHash("sha256").update(areApart ? "" : text);
  for (const file of imported) sum.update("\0").update(readFileSync(file));
  return sum.digest("hex").slice(0, 16);
}

/** Validates a loaded configuration. */
export function validateConfig(loaded: LoadedConfig) {
  return loaded.ok ? { ...loaded, ...parseConfig(loaded.input, loaded.text) } : loaded;
}

/** One of the errors that a failed bundling throws; the message ends with a code frame. */
interface BundleFault extends Error {
  loc?: { file?: string; line: number };
}

function defaultConfig(content: string): SiteConfigInput {
  const folder = basename(content) === "content" ? dirname(content) : content;
  return { title: basename(folder) || "Documentation", url: "http://localhost:3000" };
}
