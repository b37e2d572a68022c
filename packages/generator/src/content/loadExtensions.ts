import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Extension, VersionExtension } from "../extension.ts";
import { errorProblem, type Problem } from "../shared/problem.ts";
import { readText } from "./readText.ts";
import type { Version } from "./readVersions.ts";
import { hashOf, type Remember } from "./remember.ts";

/** Loads the data that all extensions have for each version of the docs; `onRead` is called with every file that one reads. */
export async function loadExtensions(
  extensions: Extension[],
  content: string,
  {
    versions,
    remember,
    onRead,
  }: { versions: Version[]; remember: Remember; onRead: ((file: string) => void) | undefined },
): Promise<VersionExtension[]> {
  return Promise.all(versions.flatMap((version) => extensions.map((each) => load(each, version))));

  async function load(extension: Extension, version: Version): Promise<VersionExtension> {
    const { name } = extension;
    const place = { name, version: version.name, downloadsAt: version.isLast ? "/" : version.path };
    const problems: Problem[] = [];
    let lastRead: string | undefined;
    try {
      const loaded = await extension.load({
        version,
        folder: version.dataFolder,
        remember: (text, make) => remember(`data ${name} ${version.name}`, hashOf(text), make),
        readText(file) {
          onRead?.(file);
          lastRead = file;
          const path = join(content, file);
          if (!existsSync(path)) return null;
          const read = readText(readFileSync(path), file);
          if (read.problem) problems.push(read.problem);
          return read.text.trim() === "" ? null : read.text;
        },
      });
      // Hashed because it becomes part of the cache key of every page.
      return {
        ...loaded,
        ...place,
        key: hashOf(loaded.key),
        problems: [...problems, ...loaded.problems],
      };
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      const message = `The extension "${name}" cannot load its data: ${reason}`;
      const hint = lastRead
        ? "It read this file last: correct it, or the extension."
        : "Correct the extension.";
      problems.push(errorProblem({ rule: "extension", message, hint, file: lastRead }));
      return { ...place, key: "", problems, isBroken: true };
    }
  }
}
