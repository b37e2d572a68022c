import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { lineOfPath } from "./lineOfPath.ts";
import { manifestsToTypeScript } from "./manifestsToTypeScript.ts";
import { makeCertificate, replaceHostNames } from "./placeholders.ts";
import type { Program, Refusal } from "./program.ts";

/** Shell lines are read by bash without being run. */
const bash: Program = {
  name: "bash",
  command: "bash",
  package: "bash",
  languages: ["bash", "sh", "shell"],
  file: "example.sh",
  args: (file) => ["-n", file],
  read: (output) => readRefusal(output, /line (?<line>\d+): (?<message>[^\n]*)/),
};

/** Extensions that the compiler has but turns on only when told. */
const SIEVE_EXTENSIONS =
  "+editheader +mboxmetadata +servermetadata +imapflags +notify +spamtest +spamtestplus +virustest";

/** Sieve scripts are compiled; one that needs an extension the compiler lacks is left to the grammar check. */
const sievec: Program = {
  name: "sievec",
  command: "sievec",
  package: "dovecot-sieve",
  languages: ["sieve"],
  file: "example.sieve",
  // Settings of an installed server are none of the example's.
  args: (file) => ["-c", "/dev/null", "-x", SIEVE_EXTENSIONS, file, `${file}.compiled`],
  // An extension the compiler lacks, or a script to include that only the reader has: the rest was read without fault.
  isFine: (output) => /unknown Sieve capability|include: .* is unavailable/.test(output),
  read: (output) => readRefusal(output, /line (?<line>\d+): error: (?<message>[^\n]*)/),
};

const STREAM_MODULE = "/usr/lib/nginx/modules/ngx_stream_module.so";

/** nginx reads the configuration with `-t`; what belongs into `http { }` is put there. */
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
    // All that is put before the example is on the line it begins on.
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

/** HAProxy reads the configuration with `-c`. */
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
  // A page may show a frontend here and its backend there: what is missing then is no fault of the part.
  isFine(output) {
    if (/has no error but will not start \(no listener\)/.test(output)) return true;
    const alerts = output.split("\n").filter((line) => line.startsWith("[ALERT]"));
    return alerts.every((line) => /unable to find required \w*backend|Fatal errors found/.test(line));
  },
  read: (output) =>
    readRefusal(output, /\[ALERT\][^\n]*?haproxy\.cfg:(?<line>\d+)\]?\s*:?\s*(?<message>[^\n]*)/),
};

/** Caddy adapts and validates a Caddyfile. */
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

/** Docker Compose reads the file, a stack's too, and needs no Docker for that. */
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
    // It names a service or the path to the fault, and the fault in quotes.
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

/** The TypeScript compiler holds manifests against Kubernetes' own definitions; unknown fields are errors. */
const kubernetes: Program = {
  name: "kubernetes",
  command: process.execPath,
  package: "nodejs",
  languages: ["yaml", "yml"],
  // What Kustomize reads looks like a manifest but never reaches Kubernetes.
  takes: ({ code }) => /^apiVersion: (?!kustomize\.)/m.test(code),
  file: "manifests.ts",
  prepare: (code) => manifestsToTypeScript(code, folderOf("kubernetes-types")),
  args: (file) => [join(folderOf("typescript"), "bin/tsc"), ...COMPILER_OPTIONS.split(" "), file],
  read(output) {
    const own = output.replaceAll(`${folderOf("kubernetes-types")}/`, "");
    return readRefusal(own, /\((?<line>\d+),\d+\): error TS\d+: (?<message>[^\n]*)/);
  },
};

/** What the examples of the pages are written for. */
export const programs = [bash, sievec, nginx, haproxy, caddy, compose, kubernetes];

/** `pattern` has the groups `line` and `message`; without a match the message is all of it. */
function readRefusal(output: string, pattern: RegExp): Refusal {
  const { line, message } = pattern.exec(output)?.groups ?? {};
  return { message: message ?? output.trim(), line: line === undefined ? null : Number(line) };
}
