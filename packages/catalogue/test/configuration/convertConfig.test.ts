import { describe, expect, it } from "vitest";
import { storedSettings, toCommands, toRequests } from "../../src/configuration/convertConfig.ts";
import { fencePlace } from "../../src/configuration/localKeys.ts";
import { parseConfig } from "../../src/settings/parseConfig.ts";
import { addedByCommands, insertedByRequest } from "./storedBy.ts";
import { tomlFences } from "./tomlFences.ts";

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
    const added = addedByCommands(fences.map(({ code }) => toCommands(storedSettings(code))));
    for (const [at, { code, file }] of fences.entries()) {
      const expected = inOrder(fileStore(code));
      expect(inOrder(added[at] ?? []), file).toEqual(expected);
      expect(inOrder(insertedByRequest(toRequests(storedSettings(code)))), file).toEqual(expected);
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
    expect(addedByCommands([toCommands(storedSettings(text))])).toEqual([
      [["spam-filter.list.scores.X", value]],
    ]);
  },
);

it("returns where an example belongs, if it belongs in one place", () => {
  expect(fencePlace('[store.a]\ntype = "rocksdb"\n')).toBe("file");
  expect(fencePlace('imap.timeout.idle = "1m"\n')).toBe("database");
  expect(fencePlace('server.hostname = "a"\nimap.timeout.idle = "1m"\n')).toBeNull();
  expect(fencePlace("[store.a]\n")).toBeNull();
  expect(fencePlace('config.local-keys = ["a"]\n')).toBe("file");
});
