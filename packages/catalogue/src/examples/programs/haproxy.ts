import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Program } from "../program.ts";
import { runCommand } from "../runCommand.ts";
import { makeCertificate, withoutNames } from "../standIns.ts";

/** HAProxy reads the configuration with `-c`. */
export const haproxy: Program = {
  name: "haproxy",
  command: "haproxy",
  package: "haproxy",
  languages: ["haproxy"],
  async check({ code }, folder) {
    const { both, certificate } = await makeCertificate(folder);
    const lines = code.split("\n").map((line) => {
      const own = line
        .replace(/(?<=\s)crt\s+\S+/g, `crt ${both}`)
        .replace(/\bca-file\s+\/\S+/g, `ca-file ${certificate}`);
      return /^\s*(server|bind|log|nameserver)\s/.test(own) ? withoutNames(own) : own;
    });
    const file = join(folder, "haproxy.cfg");
    await writeFile(file, `${lines.join("\n")}\n`);
    const { code: status, output } = await runCommand("haproxy", ["-c", "-f", file]);
    if (status === 0 || isPart(output)) return null;
    const [, line, message] = /\[ALERT\][^\n]*?haproxy\.cfg:(\d+)\]?\s*:?\s*([^\n]*)/.exec(output) ?? [];
    return { message: message ?? output.trim(), line: line === undefined ? null : Number(line) };
  },
};

/** A page may show a frontend here and its backend there: what is missing then is no fault of the part. */
function isPart(output: string): boolean {
  if (/has no error but will not start \(no listener\)/.test(output)) return true;
  const alerts = output.split("\n").filter((line) => line.startsWith("[ALERT]"));
  return alerts.every((line) => /unable to find required \w*backend|Fatal errors found/.test(line));
}
