import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runMeasured } from "../build/runMeasured.ts";

/** Installs what a `package.json` names, once per folder; throws a sentence when that is not possible here. */
export async function installPackages(folder: string, manifest: object): Promise<void> {
  const [file, text] = [join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`];
  const isComplete = existsSync(join(folder, "node_modules/.package-lock.json"));
  const isThere = isComplete && (await readFile(file, "utf8").catch(() => "")) === text;
  if (isThere) return;
  await mkdir(folder, { recursive: true });
  await writeFile(file, text);
  const { failure, output } = await runMeasured({
    program: "npm",
    args: ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--no-update-notifier"],
    // Programs of this run would make npm leave out what is only needed to build.
    env: { NODE_ENV: "development" },
    cwd: folder,
  });
  if (failure) throw new Error(`npm install ${failure}: ${lastComplaint(output)}`);
}

/** A newer Node from the registry, in a folder of its own; gives its program. */
export async function installNode(folder: string, version: string): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`;
  await installPackages(folder, { name: "newer-node", private: true, dependencies: { [name]: version } });
  return join(folder, "node_modules", name, "bin", "node");
}

/** The line that says most, without addresses. */
function lastComplaint(output: string): string {
  const line = /npm error (?:notarget |404 )?(No matching.*|.*[a-z]{4}.*)/.exec(
    output.replace(/npm error code .*/g, ""),
  )?.[1];
  return (line ?? "no reason given").replace(/https?:\/\/\S+/g, "the registry").trim();
}

/** Counts the packages and bytes below a folder's `node_modules`; caches of builds do not count. */
export async function weighPackages(folder: string): Promise<{ packages: number; bytes: number }> {
  const root = join(folder, "node_modules");
  const lock = JSON.parse(await readFile(join(root, ".package-lock.json"), "utf8")) as { packages: object };
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !/\/\.(cache|vite|astro)\//.test(file));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return { packages: Object.keys(lock.packages).length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
