import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Peer } from "./peer.ts";
import { runMeasured } from "./runMeasured.ts";
import { type Weight, weighPackages } from "./weighPackages.ts";

const LIMIT_MS = 600_000;
const NODE_VERSIONS: Record<number, string> = { 22: "22.23.3" };

export interface Installed extends Weight {
  /** The Node that runs it, and its version. */
  node: string;
  nodeVersion: string;
}

export const OWN_NODE = { node: process.execPath, nodeVersion: process.versions.node };

/** Installs a generator into its folder, once per folder; throws a sentence when that is not possible here. */
export async function installPeer(peer: Peer, folder: string): Promise<Installed> {
  const { id, packages, overrides, isModule } = peer;
  const manifest = {
    name: `peer-${id}`,
    private: true,
    type: isModule ? "module" : undefined,
    dependencies: packages,
    overrides,
  };
  await installPackages(folder, manifest);
  return { ...(await weighPackages(folder)), ...(await nodeFor(peer, folder)) };
}

/** Our own Node, or a newer one from the registry beside the generator where it needs that. */
async function nodeFor({ node }: Peer, folder: string): Promise<Pick<Installed, "node" | "nodeVersion">> {
  const own = Number(process.versions.node.split(".")[0]);
  if (node === undefined || own >= node) return OWN_NODE;
  const version = NODE_VERSIONS[node] ?? `${node}`;
  const name = `node-${process.platform}-${process.arch}`;
  const beside = join(folder, "..", `node-${node}`);
  await installPackages(beside, {
    name: "newer-node",
    private: true,
    dependencies: { [name]: version },
  });
  return { node: join(beside, "node_modules", name, "bin", "node"), nodeVersion: version };
}

/** Installs what a `package.json` names, once per folder. */
export async function installPackages(folder: string, manifest: object): Promise<void> {
  const [file, text] = [join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`];
  const isComplete = existsSync(join(folder, "node_modules/.package-lock.json"));
  const isThere = isComplete && (await readFile(file, "utf8").catch(() => "")) === text;
  if (isThere) return;
  await mkdir(folder, { recursive: true });
  await writeFile(file, text);
  const args = ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--no-update-notifier"];
  // Programs of this run would make npm leave out what is only needed to build.
  const env = { NODE_ENV: "development" };
  const { failure, output } = await runMeasured({
    program: "npm",
    args,
    env,
    cwd: folder,
    limitMs: LIMIT_MS,
  });
  if (failure) throw new Error(`npm install ${failure}: ${lastComplaint(output)}`);
}

/** The line that says most, without addresses. */
function lastComplaint(output: string): string {
  const line = /npm error (?:notarget |404 )?(No matching.*|.*[a-z]{4}.*)/.exec(
    output.replace(/npm error code .*/g, ""),
  )?.[1];
  return (line ?? "no reason given").replace(/https?:\/\/\S+/g, "the registry").trim();
}
