import { describe, expect, it } from "vitest";
import { storedSettings, toCommands, toRequests } from "../../src/toml/convertConfig.ts";
import { fencePlace } from "../../src/toml/localKeys.ts";
import { parseToml } from "../../src/toml/parseToml.ts";
import { storedBy } from "./storedBy.ts";
import { tomlFences } from "./tomlFences.ts";

/** Keys with their values in the order in which the server reads them, positions left out. */
function inOrder(store: Iterable<[string, string]>): string[] {
  return [...store]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key.replaceAll(/\.\d+(?=\.|$)/g, ".#")} ${value}`);
}

function fileStore(text: string): [string, string][] {
  return parseToml(text).statements.flatMap(({ entries }) =>
    entries.map(({ parts, text: value }): [string, string] => [parts.join("."), value]),
  );
}

describe("every example of the site that the server can read", () => {
  const fences = tomlFences().filter(({ code }) => parseToml(code).faults.length === 0);

  it("is stored by the commands and by the request as the file says", { timeout: 120_000 }, () => {
    expect(fences.length).toBeGreaterThan(400);
    const settings = fences.map(({ code }) => storedSettings(code));
    const added = storedBy(settings.map(toCommands));
    const inserted = storedBy(settings.map(toRequests));
    for (const [at, { code, file }] of fences.entries()) {
      const expected = inOrder(fileStore(code));
      expect(inOrder(added[at] ?? []), file).toEqual(expected);
      expect(inOrder(inserted[at] ?? []), file).toEqual(expected);
    }
  });
});

it("numbers lists with as many digits as they need", () => {
  const items = Array.from({ length: 12 }, (_, at) => `"${at}m"`).join(", ");
  const settings = storedSettings(`queue.schedule.remote.retry = [${items}]\n`);
  expect(settings[0]?.values.at(2)).toEqual(["queue.schedule.remote.retry.02", "2m"]);
});

it.each([
  ["commands", toCommands],
  ["requests", toRequests],
])("replaces what was stored for a list by %s, and nothing else", (_name, convert) => {
  const text = 'queue.strategy.route = [{ if = "a", then = "b" }, { else = "c" }]\nauth.mx = []\n';
  const kept: [string, string][] = [["queue.strategy.route2.0", "x"]];
  const longer: [string, string][] = [
    ["queue.strategy.route", "'local'"],
    ...["0.if", "0.then", "1.if", "1.then", "2.else"].map((key): [string, string] => [
      `queue.strategy.route.${key}`,
      "old",
    ]),
    ["auth.mx.0", "mx"],
  ];
  expect(storedBy([convert(storedSettings(text))], [...kept, ...longer])).toEqual([
    [
      ...kept,
      ["queue.strategy.route.0.if", "a"],
      ["queue.strategy.route.0.then", "b"],
      ["queue.strategy.route.1.else", "c"],
    ],
  ]);
});

it.each(["-2.0", "it's", "a b", "$(rm -rf /)", "`x`", "!x", "", "a\nb", "'*'", "*", "~", "\\"])(
  "gives %j to the program as it is",
  (value) => {
    const text = `spam-filter.list.scores.X = """${value}"""\n`;
    expect(storedBy([toCommands(storedSettings(text))])).toEqual([[["spam-filter.list.scores.X", value]]]);
  },
);

it.each([
  ["commands", toCommands],
  ["requests", toRequests],
])("loads changed lookup lists by %s, which a reload of all settings skips", (_name, convert) => {
  const reload = "curl -sS -u admin https://mail.example.org/api/reload/lookup";
  const list = convert(storedSettings('[lookup.trusted-domains]\n"example.com" = ""\n')).split("\n");
  expect(list.filter((line) => line === reload)).toHaveLength(1);
  expect(convert(storedSettings('imap.timeout.idle = "1m"\n'))).not.toContain(reload);
});

it("returns where an example belongs, if it belongs in one place", () => {
  expect(fencePlace('[store.a]\ntype = "rocksdb"\n')).toBe("file");
  expect(fencePlace('imap.timeout.idle = "1m"\n')).toBe("database");
  expect(fencePlace('server.hostname = "a"\nimap.timeout.idle = "1m"\n')).toBeNull();
  expect(fencePlace("[store.a]\n")).toBeNull();
  expect(fencePlace('config.local-keys = ["a"]\n')).toBe("file");
});
