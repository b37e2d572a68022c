import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeCertificate, replaceHostNames } from "../placeholders.ts";
import { type Program, readRefusal } from "../program.ts";
import { runCommand } from "../runCommand.ts";

/** HAProxy reads the configuration with `-c`. */
export const haproxy: Program = {
  name: "haproxy",
  command: "haproxy",
  package: "haproxy",
  languages: ["haproxy"],
  async check(code, folder) {
    const { both, certificate } = await makeCertificate(folder);
    const lines = code.split("\n").map((line) => {
      const own = line
        .replace(/(?<=\s)crt\s+\S+/g, `crt ${both}`)
        .replace(/\bca-file\s+\/\S+/g, `ca-file ${certificate}`);
      return /^\s*(server|bind|log|nameserver)\s/.test(own) ? replaceHostNames(own) : own;
    });
    const file = join(folder, "haproxy.cfg");
    await writeFile(file, `${lines.join("\n")}\n`);
    const { status, output } = await runCommand("haproxy", ["-c", "-f", file]);
    if (status === 0 || isPart(output)) return null;
    return readRefusal(output, /\[ALERT\][^\n]*?haproxy\.cfg:(?<line>\d+)\]?\s*:?\s*(?<message>[^\n]*)/);
  },
};

/** A page may show a frontend here and its backend there: what is missing then is no fault of the part. */
function isPart(output: string): boolean {
  if (/has no error but will not start \(no listener\)/.test(output)) return true;
  const alerts = output.split("\n").filter((line) => line.startsWith("[ALERT]"));
  return alerts.every((line) => /unable to find required \w*backend|Fatal errors found/.test(line));
}
