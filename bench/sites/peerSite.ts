import { appendFile, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { runMeasured } from "../build/runMeasured.ts";
import { setAside } from "../build/setAside.ts";
import type { PlainContent } from "../content/readContent.ts";
import { installNode, installPackages, weighPackages } from "./installPackages.ts";
import type { MeasuredSite, SitePlaces } from "./measuredSite.ts";

/** A text file to write, its path relative to the generator's folder. */
export interface TextFile {
  path: string;
  text: string;
}

/** Another generator: what to install, how our content looks to it, and how it is built. */
export interface Peer {
  id: string;
  name: string;
  /** By exact version. */
  packages: Record<string, string>;
  overrides?: Record<string, string>;
  /** The version of Node it runs on, where that is newer than our own. */
  node?: string;
  /** Whether its configuration is an ES module. */
  isModule: boolean;
  /** Folders of the exported pages, emptied before each export. */
  contentFolders: string[];
  /** Pages and configuration. */
  files(content: PlainContent): TextFile[];
  /** The script of its package that builds, with arguments. */
  build: [script: string, ...args: string[]];
  out: string;
  /** What a cold build does not have. */
  caches: string[];
  /** The exported page that is edited for a rebuild. */
  changedPage: string;
  places: SitePlaces;
}

const QUIET = { ASTRO_TELEMETRY_DISABLED: "1", NO_UPDATE_NOTIFIER: "1", FORCE_COLOR: "0" };

/** Another generator in a folder of its own, with our content; throws a sentence when it cannot be installed. */
export async function createPeerSite(peer: Peer, root: string, content: PlainContent): Promise<MeasuredSite> {
  const { id, name, packages, overrides, places, node = process.versions.node } = peer;
  const folder = join(root, id);
  const type = peer.isModule ? "module" : undefined;
  await installPackages(folder, {
    name: `peer-${id}`,
    private: true,
    type,
    dependencies: packages,
    overrides,
  });
  const program = peer.node ? await installNode(join(root, `node-${node}`), node) : process.execPath;
  for (const path of peer.contentFolders) await rm(join(folder, path), { recursive: true, force: true });
  for (const { path, text } of peer.files(content)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return {
    ...{ id, name, packages, node, places },
    size: 1,
    weight: await weighPackages(folder),
    kinds: ["cold", "changed"],
    out: join(folder, peer.out),
    async build(kind) {
      if (kind === "cold") for (const path of peer.caches) await setAside(join(folder, path), root);
      if (kind === "changed") await appendFile(join(folder, peer.changedPage), "\nOne more sentence.\n");
      return runMeasured({ program, args: peer.build, env: QUIET, cwd: folder });
    },
  };
}
