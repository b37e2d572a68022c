import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isInstalled } from "../../../packages/catalogue/src/examples/runCommand.ts";
import { caddyConfig, nginxConfig } from "../../../packages/generator/src/deploy/hostConfigs.ts";
import type { HostedSite } from "../../../packages/generator/src/deploy/hostedSite.ts";
import { serve } from "../../../packages/generator/src/serve/serve.ts";

interface HostRequest {
  site: HostedSite;
  /** Where the program can put its own files. */
  folder: string;
  /** File names; if given, the host uses TLS. */
  certificate?: { key: string; cert: string };
}

/** A web server, configured as `npm run deploy` says. */
export interface Host {
  name: string;
  /** Not installed; its tests are skipped. */
  missing: boolean;
  /** Whether it serves `.br` files; nginx needs a module for that. */
  brotli: boolean;
  /** Returns a function that stops it. */
  start(request: HostRequest): Promise<() => unknown>;
}

const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

export const hosts: Host[] = [
  {
    name: "our own server",
    missing: false,
    brotli: true,
    async start({ site: { root, port } }) {
      const server = await serve({ root, port, host: "127.0.0.1", print: () => undefined });
      return server.close;
    },
  },
  {
    name: "nginx",
    missing: !(await isInstalled("nginx")),
    brotli: existsSync(BROTLI_MODULE),
    async start({ site, folder, certificate }) {
      const file = join(folder, "nginx.conf");
      await writeFile(file, nginxFile({ site, folder, ...(certificate ? { certificate } : {}) }));
      return stopper(spawn("nginx", ["-p", folder, "-c", file], { stdio: "ignore" }));
    },
  },
  {
    name: "Caddy",
    missing: !(await isInstalled("caddy")),
    brotli: true,
    async start({ site, folder, certificate }) {
      const file = join(folder, "Caddyfile");
      const config = caddyConfig(site);
      const tls = certificate ? `  tls ${certificate.cert} ${certificate.key}\n` : "";
      await writeFile(
        file,
        `{\n  admin off\n  auto_https disable_redirects\n}\n${config.replace(/^(:\d+ \{\n)/m, `$1${tls}`)}`,
      );
      const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      const args = ["run", "--adapter", "caddyfile", "--config", file];
      return stopper(spawn("caddy", args, { stdio: "ignore", env }));
    },
  },
];

/** A complete nginx.conf around the generated part, with its optional lines enabled. */
function nginxFile({ site, folder, certificate }: HostRequest): string {
  const brotli = existsSync(BROTLI_MODULE);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(" ");
  let config = nginxConfig(site);
  if (brotli) config = config.replace("# brotli_static on;", "brotli_static on;");
  if (certificate) {
    const { key, cert } = certificate;
    const listen = `listen ${site.port} ssl http2; ssl_certificate ${cert}; ssl_certificate_key ${key};`;
    config = config.replace(`listen ${site.port};`, listen);
  }
  return `${brotli ? `load_module ${BROTLI_MODULE};` : ""}
${process.getuid?.() === 0 ? "user root;" : ""} pid ${join(folder, "pid")}; daemon off; error_log stderr; events {}
http { access_log off; ${temporary}
${config}}
`;
}

function stopper(program: ChildProcess): () => unknown {
  return () => program.kill();
}
