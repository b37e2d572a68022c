import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { lineOfPath } from "./lineOfPath.ts";
import { manifestsToTypeScript } from "./manifestsToTypeScript.ts";
import { makeCertificate, replaceHostNames } from "./placeholders.ts";
import type { Program, Refusal } from "./program.ts";

/** Parses shell scripts without running them. */
const bash: Program = {
  name: "bash",
  command: "bash",
  package: "bash",
  languages: ["bash", "sh", "shell"],
  file: "example.sh",
  args: (file) => ["-n", file],
  read: (output) => readRefusal(output, /line (?<line>\d+): (?<message>[^\n]*)/),
};

/** Extensions that the compiler enables only on request. */
const SIEVE_EXTENSIONS =
  "+editheader +mboxmetadata +servermetadata +imapflags +notify +spamtest +spamtestplus +virustest";

/** Compiles Sieve scripts, except those that need an extension the compiler lacks. */
const sievec: Program = {
  name: "sievec",
  command: "sievec",
  package: "dovecot-sieve",
  languages: ["sieve"],
  file: "example.sieve",
  // Ignores the configuration of an installed Dovecot.
  args: (file) => ["-c", "/dev/null", "-x", SIEVE_EXTENSIONS, file, `${file}.compiled`],
  // The compiler lacks an extension, or an included script does not exist here.
  isFine: (output) => /unknown Sieve capability|include: .* is unavailable/.test(output),
  read: (output) => readRefusal(output, /line (?<line>\d+): error: (?<message>[^\n]*)/),
};

const STREAM_MODULE = "/usr/lib/nginx/modules/ngx_stream_module.so";

/** Tests the configuration with `-t`, wrapped in `http { }` where needed. */
const nginx: Program = {
  name: "nginx",
  command: "nginx",
  package: "nginx, libnginx-mod-stream",
  languages: ["nginx"],
  file: "nginx.conf",
  async prepare(code, folder) {
    const { certificate, key } = await makeCertificate(folder);
    const own = code
      .replace(/\b(ssl_certificate\s+)[^;]+;/g, `$1${certificate};`)
      .replace(/\b(ssl_certificate_key\s+)[^;]+;/g, `$1${key};`)
      .replace(/\b(proxy_pass|server)\s[^;{]+;/g, replaceHostNames);
    // The prefix has no line breaks, so that line numbers stay the same.
    const load = existsSync(STREAM_MODULE) ? `load_module ${STREAM_MODULE};` : "";
    const events = /^\s*events\s*\{/m.test(code) ? "" : "events {} ";
    const main = `${load} pid ${join(folder, "nginx.pid")}; error_log stderr; ${events}`;
    if (/^\s*(http|events|stream)\s*\{/m.test(code)) return main + own;
    const isWhole = /^\s*(server|map|upstream|limit_req_zone|geo|split_clients)\b[^;]*\{/m.test(code);
    const http = `${main}http { access_log off; `;
    return isWhole ? `${http}${own}\n}` : `${http}server { ${own}\n} }`;
  },
  args: (file, folder) => ["-t", "-q", "-p", folder, "-c", file],
  read: (output) => readRefusal(output, /\[emerg\] \d*#?\d*:? ?(?<message>.*?) in \S+:(?<line>\d+)/),
};

const haproxy: Program = {
  name: "haproxy",
  command: "haproxy",
  package: "haproxy",
  languages: ["haproxy"],
  file: "haproxy.cfg",
  async prepare(code, folder) {
    const { both, certificate } = await makeCertificate(folder);
    return code
      .replace(/(?<=\s)crt\s+\S+/g, `crt ${both}`)
      .replace(/\bca-file\s+\/\S+/g, `ca-file ${certificate}`)
      .replace(/^[ \t]*(server|bind|log|nameserver)\s.*/gm, replaceHostNames);
  },
  args: (file) => ["-c", "-f", file],
  // A page may show frontend and backend separately, so a missing backend is accepted.
  isFine(output) {
    if (/has no error but will not start \(no listener\)/.test(output)) return true;
    const alerts = output.split("\n").filter((line) => line.startsWith("[ALERT]"));
    return alerts.every((line) => /unable to find required \w*backend|Fatal errors found/.test(line));
  },
  read: (output) =>
    readRefusal(output, /\[ALERT\][^\n]*?haproxy\.cfg:(?<line>\d+)\]?\s*:?\s*(?<message>[^\n]*)/),
};

const caddy: Program = {
  name: "caddy",
  command: "caddy",
  package: "caddy",
  languages: ["caddy", "caddyfile"],
  file: "Caddyfile",
  async prepare(code, folder) {
    const { certificate, key } = await makeCertificate(folder);
    return code.replace(/^(\s*tls\s+)\/\S+\s+\/\S+/gm, `$1${certificate} ${key}`);
  },
  args: (file) => ["validate", "--adapter", "caddyfile", "--config", file],
  read(output) {
    const last = output.trim().split("\n").at(-1) ?? "";
    return readRefusal(last, /^(?<message>.*Caddyfile:(?<line>\d+).*)$/);
  },
};

/** Validates Compose and stack files; this does not require Docker. */
const compose: Program = {
  name: "compose",
  command: "docker-compose",
  package: "docker-compose",
  languages: ["yaml", "yml"],
  takes: ({ code }) => /^services:/m.test(code),
  file: "compose.yaml",
  args: (file) => ["-f", file, "config", "-q"],
  read(output, code) {
    const heading = /^The Compose file .* is invalid because:$/m;
    const message = output.replace(heading, "").trim().replaceAll("\n", " ");
    // The message contains a service or a path, and the faulty key in quotes.
    const service = /\bservice "([^"]+)"/.exec(message)?.[1] ?? "";
    const path = /\b(?:services|networks|volumes|configs|secrets)(?:\.[\w-]+)+/.exec(message)?.[0];
    const fault = /'([^']+)'/.exec(message)?.[1] ?? "";
    return { message, line: lineOfPath(code, [...(path?.split(".") ?? ["services", service]), fault]) };
  },
};

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));
const COMPILER_OPTIONS =
  "--ignoreConfig --noEmit --strict --skipLibCheck --pretty false --module esnext --target esnext --moduleResolution bundler";

/** Type-checks manifests against Kubernetes' definitions; unknown fields are errors. */
const kubernetes: Program = {
  name: "kubernetes",
  command: process.execPath,
  package: "nodejs",
  languages: ["yaml", "yml"],
  // Kustomize files look like manifests, but are not Kubernetes objects.
  takes: ({ code }) => /^apiVersion: (?!kustomize\.)/m.test(code),
  file: "manifests.ts",
  prepare: (code) => manifestsToTypeScript(code, folderOf("kubernetes-types")),
  args: (file) => [join(folderOf("typescript"), "bin/tsc"), ...COMPILER_OPTIONS.split(" "), file],
  read(output) {
    const own = output.replaceAll(`${folderOf("kubernetes-types")}/`, "");
    return readRefusal(own, /\((?<line>\d+),\d+\): error TS\d+: (?<message>[^\n]*)/);
  },
};

export const programs = [bash, sievec, nginx, haproxy, caddy, compose, kubernetes];

/** `pattern` has the groups `line` and `message`; without a match, the message is the whole output. */
function readRefusal(output: string, pattern: RegExp): Refusal {
  const { line, message } = pattern.exec(output)?.groups ?? {};
  return { message: message ?? output.trim(), line: line === undefined ? null : Number(line) };
}
