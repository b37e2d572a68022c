import { type Browser, chromium } from "playwright-core";
import { makeCertificate } from "../visit/makeCertificate.ts";
import { serveCompressed } from "../visit/serveCompressed.ts";
import type { MeasuredSite } from "./measuredSite.ts";
import { resolvePeerRequest } from "./resolvePeerRequest.ts";
import { OURS } from "./results.ts";
import type { ServerLog } from "./visitSite.ts";

export interface OpenSite extends ServerLog {
  site: MeasuredSite;
  origin: string;
  /** Bytes of bodies sent since the last call, to pages and workers alike; of those whose path fits, where that is asked. */
  takeBytes(path?: RegExp): number;
  /** Waits until its server has compressed all that was asked for. */
  compressed(): Promise<void>;
}

export interface OpenSites {
  browser: Browser;
  sites: OpenSite[];
  close(): Promise<void>;
}

/** Serves all sites in the same way and starts one browser for them. */
export async function openSites(
  built: MeasuredSite[],
  { executablePath, certificateFolder }: { executablePath: string; certificateFolder: string },
): Promise<OpenSites> {
  const certificate = await makeCertificate(certificateFolder);
  const servers = await Promise.all(
    built.map(async (site) => {
      let sent: { path: string; bytes: number }[] = [];
      let last = 0;
      const server = await serveCompressed(site.out, certificate, {
        ...(site.id === OURS ? {} : { resolve: resolvePeerRequest }),
        onReply(path, bytes) {
          sent.push({ path, bytes });
          last = Date.now();
        },
      });
      const takeBytes = (wanted = /^/) => {
        const taken = sent.filter(({ path }) => wanted.test(path));
        sent = [];
        return taken.reduce((sum, { bytes }) => sum + bytes, 0);
      };
      return { site, server, takeBytes, lastSent: () => last };
    }),
  );
  const trust = certificate ? [`--ignore-certificate-errors-spki-list=${certificate.fingerprint}`] : [];
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", ...trust],
  });
  return {
    browser,
    sites: servers.map(({ server, ...site }) => ({
      ...site,
      origin: server.origin,
      compressed: server.compressed,
    })),
    async close() {
      await browser.close();
      await Promise.all(servers.map(({ server }) => server.close()));
    },
  };
}
