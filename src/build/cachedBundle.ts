import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { ClientBundle } from "./bundle.ts";

interface BundleCache {
  file: string;
  tool: string;
  baseUrl: string;
  read: boolean;
}

/** The browser's code changes only with the tool: bundle it once, and load the bundler only then. */
export async function cachedBundle({ file, tool, baseUrl, read }: BundleCache): Promise<ClientBundle> {
  const key = `${tool} ${baseUrl}`;
  if (read) {
    const stored = await readFile(file, "utf8").then(
      (text) => JSON.parse(text) as { key: string; bundle: ClientBundle },
      () => null,
    );
    if (stored?.key === key) return stored.bundle;
  }
  const { bundleClient } = await import("./bundle.ts");
  const bundle = await bundleClient(baseUrl);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ key, bundle }));
  return bundle;
}
