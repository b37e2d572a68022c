import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, inject, onTestFinished, vi } from "vitest";
import { makeCertificate } from "../../bench/visit/openSites.ts";
import { readHostedSite } from "../../packages/generator/src/deploy/hostedSite.ts";
import { test } from "./support/browserTest.ts";
import { freePort } from "./support/freePort.ts";
import { hosts } from "./support/hosts.ts";

const { plain } = inject("sites");
const folder = await mkdtemp(join(tmpdir(), "hosting-tls-"));
/** Null without openssl. */
const certificate = await makeCertificate(folder).catch(() => null);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(hosts.filter(({ name }) => name !== "our own server"))("with a certificate, $name", (host) => {
  test.skipIf(host.missing || !certificate)(
    "speaks HTTP/2, and the site works in a browser",
    async ({ browser }) => {
      const port = await freePort();
      const files = { key: join(folder, "key.pem"), cert: join(folder, "cert.pem") };
      const own = await mkdtemp(join(folder, "host-"));
      const site = readHostedSite(plain.folder, port);
      const stop = await host.start({ site, folder: own, certificate: files });
      onTestFinished(() => void stop());
      await vi.waitUntil(() => statusByHttp2(port).catch(() => null), { timeout: 20_000 });
      expect(await statusByHttp2(port)).toBe(200);

      const context = await browser.newContext({ ignoreHTTPSErrors: true });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      await page.goto(`https://localhost:${port}/docs/start`);
      await page.locator(".sidebar a", { hasText: "More blocks" }).click();
      await page.getByRole("heading", { level: 1, name: "More blocks" }).waitFor();
      const versions = () =>
        page.evaluate(() =>
          performance.getEntriesByType("resource").map((entry) => Reflect.get(entry, "nextHopProtocol")),
        );
      // A click before the client runs loads a document, whose scripts follow.
      await expect.poll(async () => (await versions()).length).toBeGreaterThan(1);
      expect([...new Set(await versions())]).toEqual(["h2"]);
    },
  );
});

function statusByHttp2(port: number): Promise<number | undefined> {
  return new Promise((done, reject) => {
    const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
    session.on("error", reject);
    const asked = session.request({ ":path": "/docs/start" });
    asked.on("error", reject).on("response", (headers) => {
      done(headers[":status"]);
      session.destroy();
    });
    asked.end();
  });
}
