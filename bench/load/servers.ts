import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { projectRoot } from "../../packages/generator/src/build/projectPaths.ts";
import { readHostedSite } from "../../packages/generator/src/deploy/hostedSite.ts";
import { nginxConfig } from "../../packages/generator/src/deploy/nginxConfig.ts";
import { routeToFile } from "../../packages/generator/src/shared/url.ts";
import { processorMs } from "./processorMs.ts";

export interface LoadedServer {
  /** The page that is asked for. */
  url: string;
  /** Milliseconds of the processor that the server has had so far; null where the system does not tell. */
  processorMs(): number | null;
  stop(): void;
}

export interface ServedPage {
  /** Folder of the built site. */
  root: string;
  route: string;
  /** For configurations; git does not see it. */
  folder: string;
}

/** Our own server, as `npm run serve` starts it. */
export async function startOurs({ root, route }: ServedPage): Promise<LoadedServer> {
  const port = await freePort();
  const args = ["scripts/run.mjs", "serve", "--out", root, "--port", String(port), "--host", "127.0.0.1"];
  return started(spawn(process.execPath, args, { cwd: projectRoot, stdio: "ignore" }), port, route);
}

/** nginx with the configuration that `npm run deploy -- nginx` prints. */
export async function startNginx(page: ServedPage): Promise<LoadedServer> {
  const port = await freePort();
  return runNginx({ ...page, name: "site", port }, nginxConfig(readHostedSite(page.root, port)));
}

/** nginx that knows nothing but the folder: what a bare file costs. */
export async function startBareNginx(page: ServedPage): Promise<LoadedServer> {
  const port = await freePort();
  const site = `server { listen ${port}; root ${page.root}; gzip_static on; }`;
  return runNginx({ ...page, route: `/${routeToFile(page.route)}`, name: "bare", port }, site);
}

/** Node that answers everything with the same bytes from memory: the most our server could reach. */
export async function startBareNode({ root, route }: ServedPage): Promise<LoadedServer> {
  const port = await freePort();
  const file = join(root, routeToFile(route));
  const program = `
    const body = require("node:zlib").gzipSync(require("node:fs").readFileSync(${JSON.stringify(file)}));
    const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "gzip", "Content-Length": body.length };
    require("node:http").createServer((request, response) => response.writeHead(200, headers).end(body)).listen(${port}, "127.0.0.1");`;
  return started(spawn(process.execPath, ["-e", program], { stdio: "ignore" }), port, route);
}

/** Puts the page's compressed file beside it, for nginx; returns how many bytes every answer has. */
export async function compressPage({ root, route }: ServedPage): Promise<number> {
  const file = join(root, routeToFile(route));
  const bytes = gzipSync(await readFile(file));
  await writeFile(`${file}.gz`, bytes);
  return bytes.length;
}

interface NginxSite extends ServedPage {
  name: string;
  port: number;
}

async function runNginx({ folder, name, port, route }: NginxSite, site: string): Promise<LoadedServer> {
  const work = join(folder, `nginx-${name}`);
  await mkdir(work, { recursive: true });
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${join(work, kind)};`)
    .join(" ");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const file = join(work, "nginx.conf");
  const main = `${user} worker_processes 1; pid ${join(work, "pid")}; daemon off; error_log stderr;`;
  const http = `http { access_log off; keepalive_requests 1000000000; ${temporary}\n${site}}`;
  await writeFile(file, `${main} events { worker_connections 1024; }\n${http}\n`);
  return started(spawn("nginx", ["-p", work, "-c", file], { stdio: "ignore" }), port, route);
}

async function started(child: ChildProcess, port: number, route: string): Promise<LoadedServer> {
  const url = `http://127.0.0.1:${port}${route}`;
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The server of ${url} ended with ${code} before it answered.`);
  });
  ended.catch(() => undefined);
  await Promise.race([ended, untilAnswered(url)]);
  const { pid = 0 } = child;
  return { url, processorMs: () => processorMs(pid), stop: () => child.kill() };
}

async function untilAnswered(url: string): Promise<void> {
  for (;;) {
    const status = await fetch(url, { redirect: "manual" }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    if (status !== 0) throw new Error(`${url} answers ${status}.`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
