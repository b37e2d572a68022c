import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Program } from "../program.ts";
import { runCommand } from "../runCommand.ts";
import { makeCertificate } from "../standIns.ts";

/** Caddy adapts and validates a Caddyfile. */
export const caddy: Program = {
  name: "caddy",
  command: "caddy",
  package: "caddy",
  languages: ["caddy", "caddyfile"],
  async check({ code }, folder) {
    const { certificate, key } = await makeCertificate(folder);
    const file = join(folder, "Caddyfile");
    const own = code.replace(/^(\s*tls\s+)\/\S+\s+\/\S+/gm, `$1${certificate} ${key}`);
    await writeFile(file, `${own}\n`);
    const { code: status, output } = await runCommand("caddy", [
      "validate",
      "--adapter",
      "caddyfile",
      "--config",
      file,
    ]);
    if (status === 0) return null;
    const last = output.trim().split("\n").at(-1) ?? "";
    const line = /Caddyfile:(\d+)/.exec(last)?.[1];
    return { message: last.replaceAll(`${folder}/`, ""), line: line === undefined ? null : Number(line) };
  },
};
