import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { storedSettings, toCommands, toRequests } from "../../src/configuration/convertConfig.ts";
import { fencePlace } from "../../src/configuration/fencePlace.ts";
import { parseConfig } from "../../src/settings/parseConfig.ts";
import { tomlFences } from "./tomlFences.ts";

/** What a shell gives to the program, command by command. */
function runInShell(script: string): string[][] {
  const recorder = String.raw`stalwart-cli() { printf '%s\0' "$@"; printf '\001\0'; }`;
  const input = `${recorder}
${script}
`;
  const output = execFileSync("bash", ["-s"], { input, encoding: "utf8", maxBuffer: 1e8 });
  return output
    .split("\u0001\0")
    .slice(0, -1)
    .map((call) => call.split("\0").slice(0, -1));
}

/** The database after the commands: add-config with its key and value, after the address of the server. */
function storeByCommands(script: string): Map<string, string> {
  const store = new Map<string, string>();
  for (const [, , , command, key = "", ...values] of runInShell(script)) {
    if (command === "add-config") store.set(key, values.at(-1) ?? "");
    if (command === "delete-config") store.delete(key);
  }
  return store;
}

/** The database after the request, as the server carries it out. */
function storeByRequest(script: string): Map<string, string> {
  const json = /<<'EOF'\n([\s\S]*)\nEOF\n/.exec(script)?.[1] ?? "";
  const store = new Map<string, string>();
  for (const { type, values = [] } of JSON.parse(json))
    if (type === "insert") for (const [key, value] of values) store.set(key, value);
  return store;
}

/** Keys with their values in the order in which the server reads them, positions left out. */
function inOrder(store: Iterable<[string, string]>): string[] {
  return [...store]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key.replaceAll(/\.\d+(?=\.|$)/g, ".#")} ${value}`);
}

function fileStore(text: string): [string, string][] {
  return parseConfig(text).statements.flatMap(({ entries }) =>
    entries.map(({ parts, text: value }): [string, string] => [parts.join("."), value]),
  );
}

describe("every example of the site that the server can read", () => {
  const fences = tomlFences().filter(({ code }) => parseConfig(code).faults.length === 0);

  it("is stored by the commands and by the request as the file says", { timeout: 120_000 }, () => {
    expect(fences.length).toBeGreaterThan(400);
    const script = fences.map(({ code }) => toCommands(storedSettings(code))).join("\nstalwart-cli next\n");
    const calls = runInShell(script);
    const byFence: string[][][] = [[]];
    for (const call of calls) {
      if (call[0] === "next") byFence.push([]);
      else byFence.at(-1)?.push(call);
    }
    for (const [at, { code, file }] of fences.entries()) {
      const expected = inOrder(fileStore(code));
      const added = (byFence[at] ?? [])
        .filter((call) => call[3] === "add-config")
        .map((call): [string, string] => [call[4] ?? "", call.at(-1) ?? ""]);
      expect(inOrder(new Map(added)), file).toEqual(expected);
      expect(inOrder(storeByRequest(toRequests(storedSettings(code)))), file).toEqual(expected);
      expect(byFence[at]?.at(-1)?.[3], file).toBe("reload-config");
    }
  });
});

it("numbers lists with as many digits as they need, and removes what was there", () => {
  const items = Array.from({ length: 12 }, (_, at) => `"${at}m"`).join(", ");
  const settings = storedSettings(`queue.schedule.remote.retry = [${items}]\n`);
  expect(settings[0]?.values.at(2)).toEqual(["queue.schedule.remote.retry.02", "2m"]);
  expect(toRequests(settings)).toContain('{"type":"clear","prefix":"queue.schedule.remote.retry."}');
  expect(toCommands(settings)).toContain("server delete-config queue.schedule.remote.retry\n");
});

it.each(["-2.0", "it's", "a b", "$(rm -rf /)", "`x`", "!x", "", "a\nb", "'*'", "*", "~", "\\"])(
  "gives %j to the program as it is",
  (value) => {
    const text = `spam-filter.list.scores.X = """${value}"""\n`;
    expect([...storeByCommands(toCommands(storedSettings(text)))]).toEqual([
      ["spam-filter.list.scores.X", value],
    ]);
  },
);

it("tells where an example belongs, if it belongs in one place", () => {
  expect(fencePlace('[store.a]\ntype = "rocksdb"\n')).toBe("file");
  expect(fencePlace('imap.timeout.idle = "1m"\n')).toBe("database");
  expect(fencePlace('server.hostname = "a"\nimap.timeout.idle = "1m"\n')).toBeNull();
  expect(fencePlace("[store.a]\n")).toBeNull();
  expect(fencePlace('config.local-keys = ["a"]\n')).toBe("file");
});
