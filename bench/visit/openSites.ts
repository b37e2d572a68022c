import { spawnSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { MeasuredSite } from "../sites/measuredSite.ts";
import { serveSite } from "./serveSite.ts";

/** Serves all sites in the same way and starts one browser that trusts them. */
export async function openSites(
  sites: MeasuredSite[],
  { executablePath, folder }: { executablePath: string; folder: string },
) {
  const certificate = await makeCertificate(join(folder, "certificate"));
  const open = await Promise.all(
    sites.map(async (site) => ({ site, served: await serveSite(site.out, certificate) })),
  );
  const trust = `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`;
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", trust] });
  return {
    browser,
    open,
    async close() {
      await browser.close();
      await Promise.all(open.map(({ served }) => served.close()));
    },
  };
}

export type Certificate = Awaited<ReturnType<typeof makeCertificate>>;

/** A certificate for localhost, because browsers speak HTTP/2 only over TLS; `fingerprint` is how Chromium is told to trust it. */
export async function makeCertificate(folder: string) {
  await mkdir(folder, { recursive: true });
  const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const kind = "-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30".split(" ");
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const { status } = spawnSync("openssl", ["req", ...kind, ...names, "-keyout", keyFile, "-out", certFile]);
  if (status !== 0) throw new Error("Visits need openssl, for HTTP/2.");
  const [key, cert] = await Promise.all([readFile(keyFile, "utf8"), readFile(certFile, "utf8")]);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  return { key, cert, fingerprint: createHash("sha256").update(publicKey).digest("base64") };
}
