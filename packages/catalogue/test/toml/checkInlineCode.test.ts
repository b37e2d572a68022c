import { describe, expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { checkInlineCode, collectNames } from "../../src/toml/checkInlineCode.ts";

const catalogue = await realCatalogue();
const names = collectNames(catalogue);

function check(text: string) {
  return checkInlineCode({ text, line: 7 }, catalogue, names);
}

describe("code in running text is correct", () => {
  it.each([
    [
      "a setting",
      ["session.rcpt.relay", "store.rocksdb.path", "store.<id>.path", "server.blocked-ip.192.0.2.1"],
    ],
    ["an item of a list", ["queue.schedule.bulk.retry.0", "session.rcpt.relay.0.if"]],
    ["what settings begin with", ["session.rcpt", "store.<id>", "queue.tls.default"]],
    ["what settings end with", ["errors.wait", "tls.implicit", "auth.secret", "purge.frequency"]],
    [
      "a pattern",
      ["server.*", "session.data.add-headers.*", "store.*-error", "config.local-keys.*", "auth.*"],
    ],
    ["an event or a metric", ["smtp.rcpt-to", "auth.failed", "queue.count"]],
    ["a setting that is gone", ["queue.threads.remote", "queue.outbound.*"]],
    ["a file", ["server.log", "config.toml", "email.eml", "http.conf"]],
    ["a host", ["imap.example.org", "auth.example.com", "jmap.io"]],
    ["a permission", ["jmap-email-get", "settings-update"]],
    [
      "other words with hyphens",
      ["message-ingest", "reload-config", "tls-alpn-01", "sql-read-replica", "x-y"],
    ],
    ["other code", ["v0.14.1", "192.0.2.1", "session rcpt.reley", "GET /api", "true"]],
  ])("when it is %s", (_case, texts) => {
    expect(texts.flatMap(check)).toEqual([]);
  });
});

describe("code that names nothing", () => {
  it("is an error with its line and the nearest name", () => {
    expect(check("session.rcpt.reley")).toEqual([
      {
        rule: "unknown-name",
        message: 'There is no setting or event "session.rcpt.reley".',
        hint: 'Did you mean "session.rcpt.relay"?',
        line: 7,
      },
    ]);
  });

  it.each([
    ["store.main.compresion", 'Did you mean "store.main.compression"?'],
    ["smtp.rcpt-too", 'Did you mean "smtp.rcpt-to"?'],
    ["session.rcpt.something-new", "The reference lists all settings and events."],
    ["smtp.nothing-of-the-kind", "The reference lists all settings and events."],
    ["jmap-email-gett", 'Did you mean "jmap-email-get"?'],
  ])("is reported: %s", (text, hint) => {
    expect(check(text)).toMatchObject([{ hint }]);
  });
});
