import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeCertificate, replaceHostNames } from "../placeholders.ts";
import { type Program, readRefusal } from "../program.ts";
import { runCommand } from "../runCommand.ts";

const MODULES = "/usr/lib/nginx/modules";

/** nginx reads the configuration with `-t`; what belongs into `http { }` is put there. */
export const nginx: Program = {
  name: "nginx",
  command: "nginx",
  package: "nginx, libnginx-mod-stream",
  languages: ["nginx"],
  async check(code, folder) {
    const { certificate, key } = await makeCertificate(folder);
    const own = code
      .replace(/\b(ssl_certificate\s+)[^;]+;/g, `$1${certificate};`)
      .replace(/\b(ssl_certificate_key\s+)[^;]+;/g, `$1${key};`)
      .replace(/\b(proxy_pass|server)\s[^;{]+;/g, replaceHostNames);
    const file = join(folder, "nginx.conf");
    const head = preamble(folder, code);
    await writeFile(file, `${head.before}${own}${head.after}\n`);
    const { status, output } = await runCommand("nginx", ["-t", "-q", "-p", folder, "-c", file]);
    if (status === 0) return null;
    // All of the preamble is on the line the example begins on.
    return readRefusal(output, /\[emerg\] \d*#?\d*:? ?(?<message>.*?) in \S+:(?<line>\d+)/);
  },
};

function preamble(folder: string, code: string): { before: string; after: string } {
  const module = join(MODULES, "ngx_stream_module.so");
  const load = existsSync(module) ? `load_module ${module};` : "";
  const main = `${load} pid ${join(folder, "nginx.pid")}; error_log stderr;`;
  if (/^\s*(http|events)\s*\{/m.test(code)) {
    return { before: /^\s*events\s*\{/m.test(code) ? `${main} ` : `${main} events {} `, after: "" };
  }
  if (/^\s*stream\s*\{/m.test(code)) return { before: `${main} events {} `, after: "" };
  const inServer = !/^\s*(server|map|upstream|limit_req_zone|geo|split_clients)\b[^;]*\{/m.test(code);
  const open = inServer ? "http { access_log off; server { " : "http { access_log off; ";
  return { before: `${main} events {} ${open}`, after: inServer ? "\n} }" : "\n}" };
}
