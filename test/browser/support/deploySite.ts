import { mkdtemp, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { serve } from "../../../src/serve/serve.ts";
import type { SiteName } from "../setup/buildSites.ts";

export interface Deployment {
  url: string;
  /** Puts another build in the place of the one that is served. */
  redeploy(site: SiteName): Promise<void>;
  close(): Promise<void>;
}

/** Serves a site from an address at which another build can follow it. */
export async function deploySite(site: SiteName): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), "deployment-"));
  const root = join(folder, "current");

  async function redeploy(name: SiteName) {
    await symlink(inject("sites")[name].folder, join(folder, "next"));
    await rename(join(folder, "next"), root);
  }

  await redeploy(site);
  const server = await serve({ root, port: 0, host: "127.0.0.1", print: () => undefined });
  return {
    url: server.url,
    redeploy,
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
