import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { ShellView } from "../shared/shell.ts";
import type { ClientBundle } from "./bundle.ts";
import { shortHash } from "./hash.ts";

interface BundleCache {
  file: string;
  tool: string;
  shell: ShellView;
  read: boolean;
}

/** The browser's code changes only with the tool and the shell: bundle it once, and load the bundler only then. */
export async function cachedBundle({ file, tool, shell, read }: BundleCache): Promise<ClientBundle> {
  const key = shortHash(tool, JSON.stringify(shell));
  if (read) {
    const stored = await readFile(file, "utf8").then(
      (text) => JSON.parse(text) as { key: string; bundle: ClientBundle },
      () => null,
    );
    if (stored?.key === key) return stored.bundle;
  }
  const { bundleClient } = await import("./bundle.ts");
  const bundle = await bundleClient(shell);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ key, bundle }));
  return bundle;
}
