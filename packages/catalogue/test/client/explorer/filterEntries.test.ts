import { describe, expect, it } from "vitest";
import { filterEntries } from "../../../src/client/explorer/filterEntries.ts";
import { indexEntries } from "../../../src/client/explorer/indexEntries.ts";

const entries = indexEntries(
  [
    ["queue.route.<id>.address", "Host of the relay."],
    ["session.rcpt.relay", "Accepts recipients at domains that are not local."],
    ["session.rcpt.relay-log", "Logs."],
    ["store.<id>.path", "Folder of the database."],
    ["store.<id>.pool.max-connections", "Most connections."],
    ["TLS.key", "Case does not matter."],
  ].map(([n = "", s = ""]) => ({ n, s, p: 0, t: "string" })),
);
const find = (query: string) => filterEntries(entries, query).map(({ n }) => n);

describe("filtering by words", () => {
  it("finds names before sentences, and the name itself first", () => {
    expect(find("relay")).toEqual([
      "session.rcpt.relay",
      "session.rcpt.relay-log",
      "queue.route.<id>.address",
    ]);
    expect(find("session.rcpt.relay")[0]).toBe("session.rcpt.relay");
  });

  it("wants every word, in any order", () => {
    expect(find("local rcpt")).toEqual(["session.rcpt.relay"]);
    expect(find("local store")).toEqual([]);
  });

  it("takes capitals and spaces lightly", () => {
    expect(find("  tls  CASE ")).toEqual(["TLS.key"]);
  });

  it.each([
    ["store.rocksdb.path", ["store.<id>.path"]],
    ["store.rocksdb.pa", ["store.<id>.path"]],
    ["store.my.pool.max", ["store.<id>.pool.max-connections"]],
    ["store.rocksdb.nothing", []],
    ["store.rocksdb.path.more", []],
  ])("knows a key with names in place of ids: %s", (typed, found) => {
    expect(find(typed)).toEqual(found);
  });

  it("leaves everything in its order when nothing is asked", () => {
    expect(find(" ")).toEqual(entries.map(({ n }) => n));
  });
});
