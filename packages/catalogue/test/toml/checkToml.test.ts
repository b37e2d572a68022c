import { describe, expect, it } from "vitest";
import { realCatalogue } from "../../../../test/support/catalogue.ts";
import { checkToml } from "../../src/toml/checkToml.ts";

const catalogue = await realCatalogue();

/** Checks the text as a fence that opens on line 10 of its page. */
function check(...lines: string[]) {
  return checkToml({ lang: "toml", code: `${lines.join("\n")}\n`, line: 10 }, catalogue);
}

describe("a configuration is correct", () => {
  it.each([
    ["with ids of any name", ['[store."my store"]', 'type = "rocksdb"', 'path = "/var/lib"']],
    ["with dotted keys", ["store.a.tls.enable = true", "[store.pg]", "pool.max-connections = 20"]],
    [
      "with a conditional",
      ["[session.rcpt]", "relay = [ { if = 'is_tls', then = true }, { else = false } ]"],
    ],
    [
      "with a conditional over several lines",
      [
        "[session.data.limits]",
        "size = [",
        '  { if = "is_tls", then = "150 * 1024" },',
        "  { else = 25 }",
        "]",
      ],
    ],
    ["with one value of a list", ["[server.proxy]", 'trusted-networks = "192.0.2.0/24"']],
    ["with a list", ["[server.listener.smtp]", 'bind = ["[::]:25", "192.0.2.1:2525"]']],
    ["with macros in place of values", ["[store.pg]", 'port = "%{env:PG_PORT}%"', 'timeout = "%{file:/t}%"']],
    ["with numbers and booleans as text", ["[store.pg]", 'port = "5432"', 'tls.enable = "true"']],
    ["with a setting switched off", ["[email]", "auto-expunge = false", "[form]", 'rate-limit = "never"']],
    ["with free keys in a lookup list", ["[lookup.blocked]", '"example.org" = ""', '"*.example.net" = 1']],
    ["with an address as a key", ["[server.blocked-ip]", '"192.0.2.1" = ""', '"2001:db8::/32" = ""']],
    ["with an event as a key", ["[tracing.level]", '"smtp.ehlo" = "debug"', 'auth.failed = "warn"']],
    ["with patterns of events", ["[webhook.a]", 'events = ["auth.*", "*-error", "auth.success"]']],
    [
      "with an array of tables in place of ids",
      ["[[queue.quota]]", "messages = 5", "[[queue.quota]]", "size = 9"],
    ],
    ["with an id made from a domain", ["[signature.rsa-example.org]", 'selector = "2025"']],
    ["with an empty table", ["[session.rcpt]"]],
    ["with a script that looks like keys", ["[sieve.trusted.scripts.a]", "contents = '''", "x = 1", "'''"]],
  ])("%s", (_case, lines) => {
    expect(check(...lines)).toEqual([]);
  });
});

describe("a misspelled key", () => {
  it("is an error on its line, with the nearest key", () => {
    expect(check("[session.rcpt]", "", "reley = true")).toEqual([
      {
        rule: "unknown-setting",
        message: 'Unknown setting "session.rcpt.reley".',
        hint: 'Did you mean "session.rcpt.relay"?',
        instead: { of: "key", text: "session.rcpt.relay" },
        line: 13,
      },
    ]);
  });

  it("keeps the ids of the text in the suggestion", () => {
    expect(check("[store.main]", 'compresion = "lz4"')[0]?.hint).toBe(
      'Did you mean "store.main.compression"?',
    );
  });

  it.each([
    ["in a table header", ["[sesion.rcpt]", "relay = true"], "sesion.rcpt.relay", 12],
    ["in an empty table", ["", "[sesion.rcpt]"], "sesion.rcpt", 12],
    [
      "in the second of two equal tables",
      ["[[queue.quota]]", "size = 1", "[[queue.quota]]", "siz = 1"],
      "queue.quota.0001.siz",
      14,
    ],
    [
      "after a text of several lines",
      ["[sieve.trusted.scripts.a]", "contents = '''", "x", "'''", "nam = 'a'"],
      "sieve.trusted.scripts.a.nam",
      15,
    ],
    ["in an inline table", ["store.pg = { typ = 'postgresql' }"], "store.pg.typ", 11],
  ])("is found %s", (_case, lines, key, line) => {
    expect(check(...lines)).toMatchObject([{ message: `Unknown setting "${key}".`, line }]);
  });
});

describe("a wrong value", () => {
  it.each([
    ["enum", '[store.a]\ncompression = "lz5"', 'Did you mean "lz4"? Allowed values: lz4, none.'],
    ["boolean", '[store.a]\ntls.enable = "yes"', "It must be true or false."],
    ["integer", '[server]\nmax-connections = "many"', "It must be a whole number from 0."],
    ["integer with a point", "[server]\nmax-connections = 5.0", "It must be a whole number from 0."],
    ["port", "[store.a]\nport = 70000", "It must be a port number."],
    ["size with a unit", '[calendar]\nmax-size = "10MB"', "It must be a number of bytes without a unit."],
    [
      "duration",
      '[imap.timeout]\nidle = "1.5h"',
      'It must be a number above zero with d, h, m, s or ms, such as "30s".',
    ],
    [
      "duration of zero",
      '[imap.timeout]\nidle = "0s"',
      'It must be a number above zero with d, h, m, s or ms, such as "30s".',
    ],
    ["rate", '[imap.rate-limit]\nrequests = "2000"', 'It must be requests per duration, such as "100/1m".'],
    ["cron", '[account.purge]\nfrequency = "daily"', 'It must be minute, hour and weekday, such as "0 3 *".'],
    ["address", '[server.listener.a]\nbind = "25"', 'It must be an IP address and port, such as "[::]:25".'],
    [
      "network",
      '[server.proxy]\ntrusted-networks = ["192.0.2.0/33"]',
      "It must be an IP address or network.",
    ],
    [
      "address as a key",
      '[server.blocked-ip]\n"mail.example.org" = ""',
      "It must be an IP address or network.",
    ],
    ["single value", '[server]\nhostname = ["a.example.org"]', "Write one value, not several."],
    [
      "condition where none is read",
      "[server]\nhostname = [{ if = 'is_tls', then = 'a' }, { else = 'b' }]",
      "It is no expression: write one value.",
    ],
    [
      "conditional without else",
      "[session.rcpt]\nrelay = [{ if = 'is_tls', then = true }]",
      "Write { if = …, then = … } for each case and { else = … } as the last.",
    ],
    [
      "conditional with a misspelled word",
      "[session.rcpt]\nrelay = [{ iff = 'is_tls', then = true }, { else = false }]",
      "Write { if = …, then = … } for each case and { else = … } as the last.",
    ],
  ])("of a %s says what is allowed", (_case, text, hint) => {
    expect(check(...text.split("\n"))).toMatchObject([{ rule: "setting-value", hint, line: 12 }]);
  });

  it("names an event that does not exist", () => {
    expect(check("[webhook.a]", 'events = ["auth.sucess"]')).toMatchObject([
      {
        rule: "unknown-event",
        message: 'Unknown event "auth.sucess".',
        hint: 'Did you mean "auth.success"?',
      },
    ]);
    expect(check("[tracing.level]", '"smtp.ehloo" = "debug"')).toMatchObject([{ rule: "unknown-event" }]);
  });
});

it("warns of a key that only the web admin knows", () => {
  expect(check("[jmap.web-sockets]", 'timeout = "1m"')).toMatchObject([
    { severity: "warning", hint: "Set jmap.web-socket.timeout instead, without the s." },
  ]);
});

it("reports invalid TOML on the line of the page", () => {
  expect(check("[server]", 'hostname = "a')).toMatchObject([{ rule: "toml", line: 12 }]);
});

it("only checks the syntax without data about the server", () => {
  const snippet = { lang: "toml", code: "a.b = 1\n", line: 1 };
  expect(checkToml(snippet, null)).toEqual([]);
  expect(checkToml({ ...snippet, code: "a.b =\n" }, null)).toHaveLength(1);
});

describe("an example that is marked as defaults", () => {
  const checkDefaults = (code: string) =>
    checkToml({ lang: "toml", code, line: 10, attributes: { defaults: "" } }, catalogue).map(
      ({ message, line }) => [message, line],
    );

  it("has every value as the server has it, also conditions", () => {
    expect(checkDefaults('[session.rcpt]\ndirectory = "\'*\'"\nerrors.wait = "5s"\n')).toEqual([]);
    const relay = 'relay = [ { if = "!is_empty(authenticated_as)", then = true }, { else = false } ]';
    expect(checkDefaults(`[session.rcpt]\n${relay}\n`)).toEqual([]);
  });

  it("is told of every other value", () => {
    expect(checkDefaults('[session.rcpt]\ndirectory = "\'*\'"\nerrors.wait = "6s"\n')).toEqual([
      ['"session.rcpt.errors.wait" has another value than its default, 5s.', 13],
    ]);
    expect(checkDefaults("[session.rcpt]\nrelay = true\n")).toHaveLength(1);
  });
});
