import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Snippet } from "@docs/generator";
import { runCommand } from "./runCommand.ts";

export interface Example extends Snippet {
  file: string;
}

/** Why a program rejects an example; the line is counted from 1 within the code. */
export interface Refusal {
  message: string;
  line: number | null;
}

/** An installed program that validates examples. */
export interface Program {
  name: string;
  command: string;
  /** The Debian package that contains the command. */
  package: string;
  languages: string[];
  /** Whether an example in these languages is for this program; all are by default. */
  takes?(example: Example): boolean;
  /** Name of the file that the example is written to, in a temporary folder. */
  file: string;
  /** Adapts the example to this machine without changing its line numbers. */
  prepare?(code: string, folder: string): string | Promise<string>;
  args(file: string, folder: string): string[];
  /** Whether a failure with this output is not the example's fault. */
  isFine?(output: string): boolean;
  /** Extracts the refusal from the output. */
  read(output: string, code: string): Refusal;
}

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
  // The compiler lacks an extension, or an included script does not exist here; other errors count.
  isFine(output) {
    const errors = output.split("\n").filter((line) => line.includes(": error: "));
    const isOther = (line: string) => !/unknown|is unavailable|validation failed/.test(line);
    return /unknown Sieve capability|include: .* is unavailable/.test(output) && !errors.some(isOther);
  },
  read: (output) => readRefusal(output, /line (?<line>\d+): error: (?<message>(?!require command)[^\n]*)/),
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
    const adapted = code
      .replace(/\b(ssl_certificate\s+)[^;]+;/g, `$1${certificate};`)
      .replace(/\b(ssl_certificate_key\s+)[^;]+;/g, `$1${key};`)
      .replace(/\b(proxy_pass|server)\s[^;{]+;/g, replaceHostNames);
    // The prefix has no line breaks, so that line numbers stay the same.
    const load = existsSync(STREAM_MODULE) ? `load_module ${STREAM_MODULE};` : "";
    const events = /^\s*events\s*\{/m.test(code) ? "" : "events {} ";
    const main = `${load} pid ${join(folder, "nginx.pid")}; error_log stderr; ${events}`;
    if (/^\s*(http|events|stream)\s*\{/m.test(code)) return main + adapted;
    const isWhole = /^\s*(server|map|upstream|limit_req_zone|geo|split_clients)\b[^;]*\{/m.test(code);
    const http = `${main}http { access_log off; `;
    return isWhole ? `${http}${adapted}\n}` : `${http}server { ${adapted}\n} }`;
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
    // It quotes the faulty key, or else the service.
    const [, name] = /'([^']+)'/.exec(message) ?? /\bservice "([^"]+)"/.exec(message) ?? [];
    const at = code.split("\n").findIndex((line) => line.trimStart().startsWith(`${name}:`));
    return { message, line: at < 0 ? null : at + 1 };
  },
};

export const programs = [bash, sievec, nginx, haproxy, caddy, compose];

/** `pattern` has the groups `line` and `message`; without a match, the message is the whole output. */
function readRefusal(output: string, pattern: RegExp): Refusal {
  const { line, message } = pattern.exec(output)?.groups ?? {};
  return { message: message ?? output.trim(), line: line === undefined ? null : Number(line) };
}

const REQUEST =
  "req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=mail.example.org -addext subjectAltName=DNS:mail.example.org";

/** Creates a certificate, because the programs read the file; `both` contains certificate and key, for HAProxy. */
async function makeCertificate(folder: string) {
  const certificate = join(folder, "cert.pem");
  const key = join(folder, "key.pem");
  const both = join(folder, "both.pem");
  const args = [...REQUEST.split(" "), "-keyout", key, "-out", certificate];
  const { status, output } = await runCommand("openssl", args);
  if (status !== 0) throw new Error(`openssl made no certificate: ${output.trim()}`);
  await writeFile(both, (await readFile(certificate, "utf8")) + (await readFile(key, "utf8")));
  return { certificate, key, both };
}

/** Replaces example host names by an address: some programs resolve them, which fails. */
function replaceHostNames(line: string): string {
  return line.replace(/\b(?:[a-z0-9-]+\.)*(?:example\.(?:org|com|net)|internal)\b/g, "127.0.0.1");
}
