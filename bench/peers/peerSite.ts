import { appendFile, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setAside } from "../setAside.ts";
import { installPeer } from "./installPeer.ts";
import type { MeasuredSite } from "./measuredSite.ts";
import type { Peer } from "./peer.ts";
import { runMeasured } from "./runMeasured.ts";

const QUIET = { ASTRO_TELEMETRY_DISABLED: "1", NO_UPDATE_NOTIFIER: "1", FORCE_COLOR: "0" };

/** Another generator in a folder of its own; throws a sentence when it cannot be installed. */
export async function createPeerSite(peer: Peer, root: string): Promise<MeasuredSite> {
  const folder = join(root, peer.id);
  const installed = await installPeer(peer, folder);
  const remove = (path: string) => rm(join(folder, path), { recursive: true, force: true });
  return {
    id: peer.id,
    installed,
    out: join(folder, peer.out),
    places: peer.places,
    async prepare({ plain }) {
      await Promise.all(peer.contentFolders.map(remove));
      for (const { path, text } of peer.files(plain(peer.dialect))) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), text);
      }
    },
    async build(kind, limitMs) {
      if (kind === "cold") await Promise.all(peer.caches.map((path) => setAside(join(folder, path), root)));
      else await appendFile(join(folder, peer.changedPage), "\nOne more sentence.\n");
      const [script, ...args] = peer.build;
      const program = installed.node;
      return runMeasured({
        program,
        args: [script, ...args],
        env: QUIET,
        cwd: folder,
        limitMs,
      });
    },
  };
}
