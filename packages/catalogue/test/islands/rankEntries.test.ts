import { describe, expect, it } from "vitest";
import { rankEntries } from "../../src/islands/rankEntries.ts";

const index = (pairs: [string, string][]) =>
  pairs.map(([name, summary]) => ({ name, summary, page: 0, label: "string" }));
const entries = index([
  ["queue.route.<id>.address", "Host of the relay."],
  ["session.rcpt.relay", "Accepts recipients at domains that are not local."],
  ["session.rcpt.relay-log", "Logs."],
  ["store.<id>.path", "Folder of the database."],
  ["store.<id>.pool.max-connections", "Most connections."],
  ["TLS.key", "Case does not matter."],
]);
const find = (query: string) => rankEntries(entries, query).map(({ name }) => name);

describe("filtering by words", () => {
  it("finds names before sentences, and the name itself first", () => {
    expect(find("relay")).toEqual([
      "session.rcpt.relay",
      "session.rcpt.relay-log",
      "queue.route.<id>.address",
    ]);
    expect(find("session.rcpt.relay")[0]).toBe("session.rcpt.relay");
  });

  it("requires every word, in any order", () => {
    expect(find("local rcpt")).toEqual(["session.rcpt.relay"]);
    expect(find("local store")).toEqual([]);
  });

  it("ignores case and extra spaces", () => {
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

  it("keeps the order of all entries without a query", () => {
    expect(find(" ")).toEqual(entries.map(({ name }) => name));
  });

  it("ranks whole words before parts of words", () => {
    const named = index([
      ["dns.tlsa", "Checks."],
      ["queue.strategy.tls", "Names a strategy."],
      ["server.max-tls", "Limits."],
      ["report.rate", "Counts TLS reports."],
    ]);
    expect(rankEntries(named, "tls").map(({ name }) => name)).toEqual([
      "queue.strategy.tls",
      "server.max-tls",
      "dns.tlsa",
      "report.rate",
    ]);
  });

  it("ranks caches last, unless the query names them", () => {
    const sizes = index([
      ["cache.message.size", "Memory for message lists."],
      ["jmap.email.max-size", "Refuses to send messages larger than this."],
      ["session.data.limits.size", "Largest message accepted."],
    ]);
    const order = (query: string) => rankEntries(sizes, query).map(({ name }) => name);
    expect(order("message size")).toEqual([
      "session.data.limits.size",
      "jmap.email.max-size",
      "cache.message.size",
    ]);
    expect(order("size cache")).toEqual(["cache.message.size"]);
    expect(order("c size")[0]).toBe("cache.message.size");
  });
});
