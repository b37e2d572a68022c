import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Program } from "../program.ts";
import { runCommand } from "../runCommand.ts";
import { makeCertificate, withoutNames } from "../standIns.ts";

/** HAProxy reads the configuration with `-c`. */
export const haproxy: Program = {
  command: "haproxy",
  package: "haproxy",
  languages: ["haproxy"],
  async check({ code }, folder) {
    const { both, certificate } = await makeCertificate(folder);
    const lines = code.split("\n").map((line) => {
      const own = line
        .replace(/\bcrt\s+\S+/g, `crt ${both}`)
        .replace(/\bca-file\s+\/\S+/g, `ca-file ${certificate}`);
      return /^\s*(server|bind|log|nameserver)\s/.test(own) ? withoutNames(own) : own;
    });
    const file = join(folder, "haproxy.cfg");
    await writeFile(file, `${lines.join("\n")}\n`);
    const { code: status, output } = await runCommand("haproxy", ["-c", "-f", file]);
    if (status === 0) return null;
    const [, line, message] = /\[ALERT\][^\n]*?haproxy\.cfg:(\d+)\]?\s*:?\s*([^\n]*)/.exec(output) ?? [];
    return { message: message ?? output.trim(), line: line === undefined ? null : Number(line) };
  },
};
