import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { lineOfPath } from "../lineOfPath.ts";
import type { Program } from "../program.ts";
import { runCommand } from "../runCommand.ts";

const HEADING = /^The Compose file .* is invalid because:$/m;

/** Docker Compose reads the file, a stack's too, and needs no Docker for that. */
export const compose: Program = {
  name: "compose",
  command: "docker-compose",
  package: "docker-compose",
  languages: ["yaml", "yml"],
  takes: ({ code }) => /^services:/m.test(code),
  async check(code, folder) {
    const file = join(folder, "compose.yaml");
    await writeFile(file, `${code}\n`);
    const { status, output } = await runCommand("docker-compose", ["-f", file, "config", "-q"]);
    if (status === 0) return null;
    const message = output.replaceAll(`${folder}/`, "").replace(HEADING, "").trim().replaceAll("\n", " ");
    return { message, line: lineOf(message, code) };
  },
};

/** The message names a service or the path to the fault, and the fault in quotes. */
function lineOf(message: string, code: string): number | null {
  const service = /\bservice "([^"]+)"/.exec(message)?.[1];
  const path = /\b(?:services|networks|volumes|configs|secrets)(?:\.[\w-]+)+/.exec(message)?.[0];
  const fault = /'([^']+)'/.exec(message)?.[1] ?? "";
  return lineOfPath(code, [...(path?.split(".") ?? ["services", service ?? ""]), fault]);
}
