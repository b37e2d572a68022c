import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Complaint, Example, Program } from "../program.ts";
import { runCommand } from "../runCommand.ts";
import { makeCertificate, withoutNames } from "../standIns.ts";

const MODULES = "/usr/lib/nginx/modules";

/** nginx reads the configuration with `-t`; what belongs into `http { }` is put there. */
export const nginx: Program = {
  name: "nginx",
  command: "nginx",
  package: "nginx, libnginx-mod-stream",
  languages: ["nginx"],
  async check(example: Example, folder: string): Promise<Complaint | null> {
    const { certificate, key } = await makeCertificate(folder);
    const code = example.code
      .replace(/\b(ssl_certificate\s+)[^;]+;/g, `$1${certificate};`)
      .replace(/\b(ssl_certificate_key\s+)[^;]+;/g, `$1${key};`)
      .replace(/\b(proxy_pass|server)\s[^;{]+;/g, withoutNames);
    const file = join(folder, "nginx.conf");
    const head = await preamble(folder, example.code);
    await writeFile(file, `${head.before}${code}${head.after}\n`);
    const { code: status, output } = await runCommand("nginx", ["-t", "-q", "-p", folder, "-c", file]);
    if (status === 0) return null;
    const [, message, line] = /\[emerg\] \d*#?\d*:? ?(.*?) in \S+:(\d+)/.exec(output) ?? [];
    // All of the preamble is on the line the example begins on.
    return { message: message ?? output.trim(), line: line === undefined ? null : Number(line) };
  },
};

async function preamble(folder: string, code: string): Promise<{ before: string; after: string }> {
  const modules = (await readdir(MODULES).catch(() => [])).filter((name) =>
    /^ngx_stream_module\.so$/.test(name),
  );
  const load = modules.map((name) => `load_module ${join(MODULES, name)};`).join(" ");
  const main = `${load} pid ${join(folder, "nginx.pid")}; error_log stderr;`;
  if (/^\s*(http|events)\s*\{/m.test(code)) {
    return { before: /^\s*events\s*\{/m.test(code) ? `${main} ` : `${main} events {} `, after: "" };
  }
  if (/^\s*stream\s*\{/m.test(code)) return { before: `${main} events {} `, after: "" };
  const inServer = !/^\s*(server|map|upstream|limit_req_zone|geo|split_clients)\b[^;]*\{/m.test(code);
  const open = inServer ? "http { access_log off; server { " : "http { access_log off; ";
  return { before: `${main} events {} ${open}`, after: inServer ? "\n} }" : "\n}" };
}
