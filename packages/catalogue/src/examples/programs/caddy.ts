import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeCertificate } from "../placeholders.ts";
import { type Program, readRefusal } from "../program.ts";
import { runCommand } from "../runCommand.ts";

/** Caddy adapts and validates a Caddyfile. */
export const caddy: Program = {
  name: "caddy",
  command: "caddy",
  package: "caddy",
  languages: ["caddy", "caddyfile"],
  async check(code, folder) {
    const { certificate, key } = await makeCertificate(folder);
    const file = join(folder, "Caddyfile");
    const own = code.replace(/^(\s*tls\s+)\/\S+\s+\/\S+/gm, `$1${certificate} ${key}`);
    await writeFile(file, `${own}\n`);
    const args = ["validate", "--adapter", "caddyfile", "--config", file];
    const { status, output } = await runCommand("caddy", args);
    if (status === 0) return null;
    const last = output.replaceAll(`${folder}/`, "").trim().split("\n").at(-1) ?? "";
    return readRefusal(last, /^(?<message>.*Caddyfile:(?<line>\d+).*)$/);
  },
};
