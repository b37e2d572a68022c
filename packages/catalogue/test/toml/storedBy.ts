import { execFileSync } from "node:child_process";

type Pairs = [key: string, value: string][];
type Change =
  | { type: "delete"; keys: string[] }
  | { type: "clear"; prefix: string }
  | { type: "insert"; values: Pairs };

/** What the database holds after each script, if it held `before`; each script has to end with a reload that shows its errors. */
export function storedBy(scripts: string[], before: Pairs = []): Pairs[] {
  return runInShell(scripts).map((calls) => {
    const store = new Map(before);
    const [reload, ...steps] = calls.toReversed();
    if (reload?.join(" ") !== "curl -sS -u admin https://mail.example.org/api/reload")
      throw new Error("The commands end without the response to a reload.");
    for (const change of steps.toReversed().flatMap(readCall)) apply(change, store);
    return [...store];
  });
}

function readCall([program, ...args]: string[]): Change[] {
  const last = args.at(-1) ?? "";
  if (last.endsWith("/api/reload/lookup")) return [];
  if (program === "curl") return JSON.parse(last);
  const [, , , command, key = ""] = args;
  if (command !== "add-config") throw new Error(`A call of ${command} is not expected.`);
  return [{ type: "insert", values: [[key, last]] }];
}

/** As the server does: a prefix is not completed with a dot. */
function apply(change: Change, store: Map<string, string>): void {
  if (change.type === "delete") for (const key of change.keys) store.delete(key);
  if (change.type === "insert") for (const [key, value] of change.values) store.set(key, value);
  if (change.type !== "clear") return;
  for (const key of store.keys()) if (key.startsWith(change.prefix)) store.delete(key);
}

/** The calls of stalwart-cli and curl, by a shell that runs all scripts; the text sent to curl is its last argument. */
function runInShell(scripts: string[]): string[][][] {
  const recorder = String.raw`
    stalwart-cli() { printf '%s\0' stalwart-cli "$@"; printf '\001\0'; }
    curl() { printf '%s\0' curl "$@"; case "$*" in *@-*) cat; printf '\0';; esac; printf '\001\0'; }`;
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
