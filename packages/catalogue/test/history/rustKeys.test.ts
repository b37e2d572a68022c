import { describe, expect, it } from "vitest";
import { fillPatterns } from "../../src/history/fillPatterns.ts";
import { readKeys } from "../../src/history/rustKeys.ts";

const patterns = (source: string) => readKeys(source).map(({ pattern }) => pattern);
const fallbacks = (source: string) => readKeys(source).map(({ fallback }) => fallback);

describe("readKeys", () => {
  it("finds keys in strings, tuples and format strings, with wildcards for chosen names", () => {
    expect(patterns(`config.value("storage.data")`)).toEqual(["storage.data"]);
    expect(patterns(`config.property::<u32>(("session.milter", id, "options.version"))`)).toEqual([
      "session.milter.*.options.version",
    ]);
    expect(patterns(`config.value((prefix.as_str(), "tls.enable"))`)).toEqual(["**.tls.enable"]);
    expect(patterns(`IfBlock::new::<()>(format!("report.{id}.send"), [], "[1, 1d]")`)).toEqual([
      "report.*.send",
    ]);
    expect(patterns(`config.sub_keys("queue.route", ".type")`)).toContain("queue.route.*.type");
    expect(patterns(`(&mut session.duration, "session.duration", &has_conn_vars)`)).toEqual([
      "session.duration",
    ]);
  });

  it("ignores comments, tests and pairs of key and value", () => {
    expect(patterns(`// config.value("a.b")\n/* config.value("c.d") */`)).toEqual([]);
    expect(patterns(`#[cfg(test)]\nmod tests { fn t() { config.value("a.b"); } }`)).toEqual([]);
    expect(patterns(`#[cfg(test)]\nmod tests;\nfn f() { config.value("a.b"); }`)).toEqual(["a.b"]);
    expect(patterns(`[("queue.quota.size.size", "10")]`)).toEqual(["queue.quota.size.size"]);
  });

  it("reads literal defaults, with the conditions of an expression", () => {
    expect(fallbacks(`config.property_or_default::<Duration>("a.timeout", "30s")`)).toEqual(["30s"]);
    expect(fallbacks(`config.property(("a", id, "size")).unwrap_or(25_000)`)).toEqual(["25000"]);
    expect(fallbacks(`self.property("a.wait")?.unwrap_or(Duration::from_secs(60))`)).toEqual(["60s"]);
    expect(fallbacks(`IfBlock::new::<()>("a.require", [("local_port != 25", "true")], "false")`)).toEqual([
      "true if local_port != 25, else false",
    ]);
  });

  it("returns no default for another key, a message or a feature", () => {
    expect(fallbacks(`self.property_or_default(("server.listener", id, "x"), "server.x")`)[0]).toBeNull();
    expect(fallbacks(`config.new_build_error(("store", id, "path"), "Cannot be opened")`)).toEqual([null]);
    expect(fallbacks(`IfBlock::new::<()>("a.b", #[cfg(feature = "test_mode")] [], "x")`)[0]).toBeNull();
  });
});

describe("fillPatterns", () => {
  const noStrings = () => new Set<string>();

  it("inserts prefixes that callers pass, if the release names them", () => {
    const file = "crates/common/src/config/smtp/throttle.rs";
    const rate = { pattern: "**.rate", fallback: null, file };
    const named = { pattern: "queue.throttle", fallback: null, file };
    expect(fillPatterns([rate], noStrings)).toEqual([]);
    expect(fillPatterns([rate, named], noStrings)[0]?.pattern).toBe("queue.throttle.*.rate");
  });

  it("inserts the names of a list that the code has as strings", () => {
    const key = { pattern: "cache.*.size", fallback: null, file: "crates/utils/src/cache.rs" };
    const filled = fillPatterns([key], () => new Set(["message", "dns.mx", "other"]));
    expect(filled.map(({ pattern }) => pattern)).toEqual(["cache.message.size", "cache.dns.mx.size"]);
  });
});
