import { describe, expect, it } from "vitest";
import { stem } from "../../src/text/stem.ts";

describe("stem", () => {
  it.each([
    ["quota", "quotas"],
    ["migrate", "migration", "migrating", "migrated", "migrations"],
    ["authenticate", "authentication", "authenticator"],
    ["encrypt", "encryption", "encrypted", "encrypts"],
    ["policy", "policies"],
    ["deliver", "delivery", "deliveries", "delivered"],
    ["queue", "queues", "queued", "queueing"],
    ["alias", "aliases"],
    ["ban", "banning", "banned"],
    ["configure", "configuration", "configuring", "config", "configs"],
    ["certificate", "cert", "certs"],
    ["administrator", "admin"],
  ])("makes one word of %s and its forms", (word, ...forms) => {
    expect(forms.map(stem)).toEqual(forms.map(() => stem(word)));
  });

  it.each([
    ["relational", "relat"],
    ["triplicate", "triplic"],
    ["hopefulness", "hope"],
    ["agreed", "agre"],
    ["fizzed", "fizz"],
    ["controlling", "control"],
    ["sky", "sky"],
  ])("follows Porter's rules: %s is %s", (word, expected) => {
    expect(stem(word)).toBe(expected);
  });

  it("keeps different words apart", () => {
    expect(stem("relay")).not.toBe(stem("reply"));
    expect(stem("domain")).not.toBe(stem("domestic"));
  });

  it("leaves short words, numbers and other scripts as they are", () => {
    expect(["tls", "dns", "5.1.1", "rfc8460", "почта", "queue.strategy"].map(stem)).toEqual([
      "tls",
      "dns",
      "5.1.1",
      "rfc8460",
      "почта",
      "queue.strategy",
    ]);
  });
});
