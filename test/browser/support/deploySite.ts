import { cp, mkdtemp, rename, rm, symlink } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { serve } from "../../../packages/generator/src/serve/serve.ts";
import type { SiteName } from "../setup/buildSites.ts";

export interface Deployment {
  url: string;
  /** Puts another build in the place of the one that is served; the hashed files of that one may stay beside its own. */
  redeploy(site: SiteName, options?: { keepsAssets: boolean }): Promise<void>;
  /** Ends the server, so that browsers find no connection. */
  goDown(): Promise<void>;
  /** Takes requests and never answers them. */
  hang(): Promise<void>;
  /** Starts it again at the same address. */
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** Serves a site from an address at which another build can follow it. */
export async function deploySite(site: SiteName): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), "deployment-"));
  const root = join(folder, "current");

  async function redeploy(name: SiteName, { keepsAssets } = { keepsAssets: false }) {
    let next = inject("sites")[name].folder;
    if (keepsAssets) {
      const both = join(folder, "both");
      await cp(next, both, { recursive: true });
      await cp(join(inject("sites")[site].folder, "assets"), join(both, "assets"), { recursive: true });
      next = both;
    }
    await symlink(next, join(folder, "next"));
    await rename(join(folder, "next"), root);
  }

  await redeploy(site);
  const start = (port: number) => serve({ root, port, host: "127.0.0.1", print: () => undefined });
  let server = await start(0);
  const { url } = server;
  return {
    url,
    redeploy,
    goDown: () => server.close(),
    async hang() {
      await server.close();
      const silent = createServer(() => undefined);
      await new Promise<void>((done) => silent.listen(Number(new URL(url).port), "127.0.0.1", done));
      server = {
        url,
        async close() {
          silent.closeAllConnections();
          await new Promise((done) => silent.close(done));
        },
      };
    },
    async comeBack() {
      server = await start(Number(new URL(url).port));
    },
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
