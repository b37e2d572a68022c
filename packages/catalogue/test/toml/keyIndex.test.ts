import { describe, expect, it } from "vitest";
import { indexKeys } from "../../src/toml/keyIndex.ts";

const index = indexKeys(
  ["session.rcpt.relay", "store.<id>.path", "store.<id>.query.<name>", "store.default.path"].map((key) => ({
    key,
  })),
);

describe("finding a key", () => {
  it.each([
    ["session.rcpt.relay", "session.rcpt.relay"],
    ["store.rocksdb.path", "store.<id>.path"],
    ["store.pg.query.members", "store.<id>.query.<name>"],
    ["store.default.path", "store.default.path"],
    ["store.<id>.path", "store.<id>.path"],
  ])("takes %s for %s", (key, expected) => {
    expect(index.find(key)?.key).toBe(expected);
  });

  it.each(["session.rcpt", "session.rcpt.reley", "store..path", "store.pg", "store.pg.query.a.b"])(
    "finds nothing for %s",
    (key) => {
      expect(index.find(key)).toBeUndefined();
    },
  );

  it("matches several parts for a name that can contain dots, and for an id before a known part", () => {
    const dotted = indexKeys(
      [
        ...["server.blocked-ip.<ip>", "signature.<id>.selector", "tracing.level.<event>"],
        ...["directory.<id>.secret", "directory.<id>.auth.method"],
      ].map((key) => ({ key })),
    );
    expect(dotted.find("server.blocked-ip.192.0.2.1")?.key).toBe("server.blocked-ip.<ip>");
    expect(dotted.find("tracing.level.smtp.ehlo")?.key).toBe("tracing.level.<event>");
    expect(dotted.find("signature.rsa-mail.example.de.selector")?.key).toBe("signature.<id>.selector");
    expect(dotted.find("signature.rsa-mail.example.de.selecter")).toBeUndefined();
    // Nobody has an id "ldap.auth": the table `auth` exists, without a secret.
    expect(dotted.find("directory.ldap.auth.secret")).toBeUndefined();
  });

  it("accepts parts that contain dots", () => {
    expect(index.find(["store", "a.b", "path"])?.key).toBe("store.<id>.path");
  });

  it("knows whether keys have a prefix", () => {
    expect(index.hasBelow("session.rcpt")).toBe(true);
    expect(index.hasBelow("store.pg.query")).toBe(true);
    expect(index.hasBelow("session.rcpt.relay")).toBe(false);
  });
});
