import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../../packages/generator/src/build/projectPaths.ts";

interface Setting {
  key: string;
  type: string;
  default: unknown;
  values?: string[];
  appliesTo?: string[];
}

/** By type, where a setting has no default of its own. */
const VALUES: Record<string, string> = {
  integer: "1024",
  size: "1048576",
  boolean: "true",
  duration: "1h",
  rate: "100/1m",
  expression: "false",
  secret: "%{env:SECRET}%",
};

/** A file with every setting that has a usual value, and stores, listeners and the like until it has so many lines. */
export async function makeConfig(lines: number): Promise<string> {
  const { entries }: { entries: Setting[] } = await readData("settings");
  const written: string[] = [];
  for (let round = 0; written.length < lines; round++) {
    for (const { key, type, values = [], default: usual, appliesTo } of entries) {
      const types = entries.find(
        (other) => key.startsWith(other.key.replace(/type$/, "")) && /<id>\.type$/.test(other.key),
      );
      const own = types?.values?.[round % types.values.length] ?? "";
      const value = values[round % values.length] ?? (typeof usual === "string" ? usual : VALUES[type]);
      const isWanted =
        (round === 0 || key.includes("<id>")) && !/<(?!id>)/.test(key) && (appliesTo?.includes(own) ?? true);
      if (value && isWanted)
        written.push(`${key.replaceAll("<id>", `own-${round}`)} = ${JSON.stringify(value)}`);
    }
  }
  return `${written.slice(0, lines).join("\n")}\n`;
}

/** A log with every event there is, ten to a connection. */
export async function makeLog(lines: number): Promise<string> {
  const { entries }: { entries: { name: string; level: string; logged: string }[] } =
    await readData("events");
  return Array.from({ length: lines }, (_, at) => {
    const { name, level, logged } = entries[at % entries.length] ?? { name: "", level: "", logged: "" };
    const time = new Date(Date.UTC(2026, 10, 17) + at * 1000).toISOString().replace(".000", "");
    const session = `listenerId = "smtp", localPort = 25, remoteIp = 192.0.2.${at % 200}, remotePort = ${20_000 + Math.floor(at / 10)}`;
    return `${time} ${level.toUpperCase()} ${logged} (${name}) ${session}, from = "jane@example.org", elapsed = 12ms`;
  }).join("\n");
}

async function readData(name: string) {
  return JSON.parse(await readFile(join(projectRoot, "content", "data", `${name}.json`), "utf8"));
}
