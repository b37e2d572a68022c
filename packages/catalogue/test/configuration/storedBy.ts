import { execFileSync } from "node:child_process";

type Pairs = [key: string, value: string][];

/** Keys and values that a shell hands to add-config, script by script; each script has to end with the reload. */
export function addedByCommands(scripts: string[]): Pairs[] {
  return runInShell(scripts).map((calls) => {
    if (calls.at(-1)?.[3] !== "reload-config") throw new Error("The commands end without a reload.");
    const added = calls.filter(([, , , command]) => command === "add-config");
    return added.map((call) => [call[4] ?? "", call.at(-1) ?? ""]);
  });
}

/** Keys and values that the request has the server insert. */
export function insertedByRequest(script: string): Pairs {
  const json = /<<'EOF'\n([\s\S]*)\nEOF\n/.exec(script)?.[1] ?? "";
  const changes: { type: string; values?: Pairs }[] = JSON.parse(json);
  return changes.flatMap(({ type, values = [] }) => (type === "insert" ? values : []));
}

/** The arguments of each call of stalwart-cli, by a shell that runs all scripts one after the other. */
function runInShell(scripts: string[]): string[][][] {
  const recorder = String.raw`stalwart-cli() { printf '%s\0' "$@"; printf '\001\0'; }`;
  const input = [recorder, ...scripts.map((script) => `${script}\nprintf '\\002\\0'`), ""].join("\n");
  const output = execFileSync("bash", ["-s"], { input, encoding: "utf8", maxBuffer: 1e9 });
  return output
    .split("\u0002\0")
    .slice(0, -1)
    .map((calls) =>
      calls
        .split("\u0001\0")
        .slice(0, -1)
        .map((call) => call.split("\0").slice(0, -1)),
    );
}
