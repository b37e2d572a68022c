import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const CONTENT = fileURLToPath(new URL("../../../../content", import.meta.url));
const FENCE = /^([ ]*)```toml[^\n]*\n([\s\S]*?)^\1```/gm;

/** Every TOML fence that pages and posts have, without the indentation of its list. */
export function tomlFences(): { file: string; code: string }[] {
  const files = readdirSync(CONTENT, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".md"),
  );
  return files.flatMap((file) =>
    Array.from(readFileSync(join(CONTENT, file), "utf8").matchAll(FENCE), ([, indent = "", code = ""]) => ({
      file,
      code: code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    })),
  );
}
