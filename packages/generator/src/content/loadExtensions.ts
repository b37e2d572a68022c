import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Extension, LoadedExtension } from "../extension.ts";
import { readText } from "./readText.ts";
import { hashOf, type Remember, runAlways } from "./remember.ts";

/** Lets every extension read its data; `onRead` is told of every file that one has asked for. */
export async function loadExtensions(
  extensions: Extension[],
  content: string,
  { remember = runAlways, onRead }: { remember?: Remember; onRead?(file: string): void } = {},
): Promise<LoadedExtension[]> {
  return Promise.all(extensions.map(load));

  async function load(extension: Extension): Promise<LoadedExtension> {
    const unreadable: LoadedExtension["problems"] = [];
    const loaded = await extension.load({
      remember: (key, work) => remember(`${extension.name} ${hashOf(key)}`, work),
      readText(file) {
        onRead?.(file);
        const path = join(content, file);
        if (!existsSync(path)) return null;
        const read = readText(readFileSync(path), file);
        if (read.problem) unreadable.push(read.problem);
        return read.text.trim() === "" ? null : read.text;
      },
    });
    // The key goes into that of every page.
    return { ...loaded, key: hashOf(loaded.key), problems: [...unreadable, ...loaded.problems] };
  }
}
