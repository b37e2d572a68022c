import { describe, expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { checkSetting, type SettingValue } from "../../src/toml/checkSetting.ts";
import type { Setting } from "../../src/toml/settingSchema.ts";

const catalogue = await realCatalogue();

function check(key: string, text: string) {
  return checkSetting({ parts: key.split("."), value: { kind: "single", text } }, catalogue);
}

function defaultOf({ default: value, list }: Setting): SettingValue | null {
  // "number of CPUs" tells of a default; it is none.
  if (value === null || (typeof value === "string" && value.startsWith("number of"))) return null;
  if (typeof value === "string") {
    return list ? { kind: "list", texts: value.split(", ") } : { kind: "single", text: value };
  }
  return { kind: "conditional", branches: [...value.if, { else: value.else }] };
}

describe("the server's own values", () => {
  it("are accepted as defaults", () => {
    const findings = catalogue.settings.entries.flatMap((setting) => {
      const value = defaultOf(setting);
      return value ? checkSetting({ parts: setting.key.split("."), value }, catalogue) : [];
    });
    expect(findings.filter(({ severity }) => severity !== "warning")).toEqual([]);
  });

  it("are accepted as settings of the first start", () => {
    const found = catalogue["first-start"].entries.flatMap(({ key, value }) => check(key, value));
    expect(found).toEqual([]);
  });
});

describe("a key of the database", () => {
  it.each([
    ["queue.schedule.remote.retry.0", "2m"],
    ["session.rcpt.relay.0.if", "is_tls"],
    ["session.rcpt.relay.1.else", "false"],
    ["server.allowed-ip.192.0.2.0/24", ""],
    ["signature.rsa-example.org.selector", "2025"],
  ])("has the position in its list: %s", (key, text) => {
    expect(check(key, text)).toEqual([]);
  });

  it.each([
    ["server.hostname.0", "a"],
    ["session.rcpt.relay.0.iff", "is_tls"],
    ["imap.timeout.idle.0.if", "is_tls"],
  ])("has none where nothing is listed: %s", (key, text) => {
    expect(check(key, text)).toMatchObject([{ rule: "unknown-setting" }]);
  });

  it("is checked item by item", () => {
    expect(check("queue.schedule.remote.retry.0", "soon")).toMatchObject([{ rule: "setting-value" }]);
    expect(check("session.rcpt.relay.0.if", "is_tsl")).toMatchObject([{ rule: "setting-value" }]);
  });
});

it("proposes no value for a unit named like a property of every object", () => {
  for (const unit of ["constructor", "toString", "valueOf"])
    expect(check("imap.timeout.idle", `5 ${unit}`)[0]).not.toHaveProperty("instead");
  expect(check("imap.timeout.idle", "5 minutes")[0]).toMatchObject({ instead: { text: "5m" } });
});
