import { cp, mkdtemp, rename, rm, symlink } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { serve } from "../../../packages/generator/src/serve/serve.ts";
import type { SiteName } from "../setup/buildSites.ts";

export interface Deployment {
  url: string;
  /** Replaces the served build with another one; `keepsAssets` keeps the hashed files of the old one. */
  redeploy(site: SiteName, options?: { keepsAssets: boolean }): Promise<void>;
  /** Stops the server, so that connections are refused. */
  goDown(): Promise<void>;
  /** Accepts requests and never answers them. */
  hang(): Promise<void>;
  /** Restarts the server at the same address. */
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** Serves a site at an address where it can be replaced by another build. */
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
