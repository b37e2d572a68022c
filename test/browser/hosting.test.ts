import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { caddyConfig } from "../../src/deploy/caddyConfig.ts";
import { compressFiles } from "../../src/deploy/compressFiles.ts";
import { readHostedSite } from "../../src/deploy/hostedSite.ts";
import { nginxConfig } from "../../src/deploy/nginxConfig.ts";
import { isInstalled } from "../../src/examples/isInstalled.ts";
import { test } from "./support/browserTest.ts";
import { freePort } from "./support/freePort.ts";

interface Host {
  name: string;
  command: string;
  /** Why its tests are left out, where the program is not installed. */
  missing: boolean;
  start(folder: string, root: string, port: number): Promise<ChildProcess>;
}

const hosts: Host[] = [
  {
    name: "nginx",
    command: "nginx",
    missing: !(await isInstalled("nginx")),
    async start(folder, root, port) {
      const file = join(folder, "nginx.conf");
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map((name) => `${name}_temp_path ${join(folder, name)};`)
        .join(" ");
      const site = nginxConfig(readHostedSite(root, port));
      await writeFile(
        file,
        `${process.getuid?.() === 0 ? "user root;" : ""} pid ${join(folder, "pid")}; daemon off; error_log stderr; events {}\nhttp { access_log off; ${temporary}\n${site}}\n`,
      );
      return spawn("nginx", ["-p", folder, "-c", file], { stdio: "ignore" });
    },
  },
  {
    name: "Caddy",
    command: "caddy",
    missing: !(await isInstalled("caddy")),
    async start(folder, root, port) {
      const file = join(folder, "Caddyfile");
      await writeFile(
        file,
        `{\n  admin off\n  auto_https off\n}\n${caddyConfig(readHostedSite(root, port))}`,
      );
      const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      return spawn("caddy", ["run", "--adapter", "caddyfile", "--config", file], { stdio: "ignore", env });
    },
  },
];

describe.each(hosts)("behind $name", ({ missing, start }) => {
  let folder: string;
  let program: ChildProcess;
  let port: number;

  beforeAll(async () => {
    if (missing) return;
    folder = await mkdtemp(join(tmpdir(), "hosting-"));
    const { folder: root } = inject("sites").plain;
    await compressFiles(root);
    port = await freePort();
    program = await start(folder, root, port);
    await vi.waitUntil(
      () =>
        ask("/").then(
          ({ status }) => status === 200,
          () => false,
        ),
      { timeout: 20_000 },
    );
  });

  afterAll(async () => {
    program?.kill();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  interface Answer {
    status: number | undefined;
    headers: Record<string, string | string[] | undefined>;
    body: string;
  }

  function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return new Promise((done, reject) => {
      request({ host: "127.0.0.1", port, path, headers }, (response) => {
        let body = "";
        response.on("data", (chunk: Buffer) => {
          body += chunk.toString("latin1");
        });
        response.on("end", () => done({ status: response.statusCode, headers: response.headers, body }));
      })
        .on("error", reject)
        .end();
    });
  }

  it.skipIf(missing)("answers every page with status 200 at its one address", async () => {
    const { folder: root } = inject("sites").plain;
    const pages = (await readdir(root, { recursive: true }))
      .filter((file) => file.endsWith(".html") && file !== "404.html")
      .map((file) => `/${file.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "")}`);
    expect(pages.length).toBeGreaterThan(20);
    const answers = await Promise.all(pages.map(async (page) => [page, (await ask(encodeURI(page))).status]));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it.skipIf(missing).each([
    ["/docs/start.html", "/docs/start"],
    ["/docs/start/", "/docs/start"],
    ["/index.html", "/"],
  ])("sends %s on to %s", async (from, to) => {
    const { status, headers } = await ask(from);
    expect([status, headers["location"]]).toEqual([301, to]);
  });

  it.skipIf(missing)("shows the not-found page with its status", async () => {
    for (const path of ["/no/such/page", "/_headers", "/assets/none.js"]) {
      const { status, body } = await ask(path);
      expect([path, status]).toEqual([path, 404]);
      if (!path.startsWith("/assets/") && path !== "/_headers") expect(body).toContain("<h1");
    }
  });

  it.skipIf(missing)("sends the site's headers, and hashed files for good", async () => {
    const page = await ask("/docs/start");
    expect(page.headers["content-security-policy"]).toMatch(/^script-src 'self' 'sha256-.*trusted-types/);
    expect(page.headers["x-content-type-options"]).toBe("nosniff");
    expect(page.headers["cache-control"]).toBe("no-cache");
    expect(page.headers["content-type"]).toMatch(/^text\/html; charset=utf-8$/i);
    const { folder: root } = inject("sites").plain;
    const asset = (await readdir(join(root, "assets"))).find((name) => /^entry-.*\.js$/.test(name));
    expect((await ask(`/assets/${asset}`)).headers["cache-control"]).toContain("immutable");
  });

  it.skipIf(missing)("sends compressed files as they are, and 304 for what is known", async () => {
    const zipped = await ask("/docs/start", { "Accept-Encoding": "gzip" });
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    const { headers } = await ask("/docs/start");
    const known = await ask("/docs/start", { "If-None-Match": String(headers["etag"]) });
    expect(known.status).toBe(304);
  });

  it.skipIf(missing)("answers those who ask for Markdown with it", async () => {
    const { headers, body } = await ask("/docs/start", { Accept: "text/markdown" });
    expect(headers["content-type"]).toMatch(/^text\/markdown/);
    expect(body).toMatch(/^# /);
  });

  test.skipIf(missing)("works in a browser, without a word in its console", async ({ browser }) => {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await page.goto(`http://127.0.0.1:${port}/docs/start`);
    await page.locator(".sidebar a", { hasText: "More blocks" }).click();
    await page.getByRole("heading", { level: 1, name: "More blocks" }).waitFor();
    expect(said).toEqual([]);
    await page.close();
  });
});
